// A few short sounds, made here: no files to load. Only by choice, and only after the page was touched, because
// browsers allow no sound before that. Until then there is not even a device to play it.

import type { Tone } from "../../games"
import { settings } from "../../lib/settings.svelte"

export type Sound = Tone | "turn" | "clock" | "end"

/** A tone that swells and dies away; without a pitch it is a rush of air, as bright as `hiss` says. */
type Voice = {
  at: number
  length: number
  loud: number
  pitch?: number
  falls?: number
  wave?: OscillatorType
  hiss?: number
}

const note = (pitch: number, at: number, length: number, loud = 0.12): Voice => ({
  pitch,
  at,
  length,
  loud,
  wave: "triangle",
})
const knock = (pitch: number, at: number, loud = 0.2): Voice => ({
  pitch,
  at,
  length: 0.09,
  loud,
  falls: 0.6,
  wave: "sine",
})
const drum = (pitch: number, at: number, loud = 0.3): Voice => ({
  pitch,
  at,
  length: 0.35,
  loud,
  falls: 0.45,
  wave: "sine",
})
const rush = (hiss: number, at: number, length: number, loud = 0.06): Voice => ({ hiss, at, length, loud })

// Notes are steps of the pentatonic scale on D.
const SOUNDS: Readonly<Record<Sound, readonly Voice[]>> = {
  move: [knock(210, 0)], // wood on wood
  card: [rush(3800, 0, 0.11), knock(320, 0.07, 0.06)], // paper over silk
  build: [knock(150, 0), knock(120, 0.11), rush(900, 0.11, 0.1, 0.04)], // stones
  battle: [drum(110, 0), drum(92, 0.16), rush(5200, 0.16, 0.3, 0.03)], // a drum, and metal
  turn: [note(587, 0, 0.35), note(880, 0.12, 0.5)],
  clock: [knock(587, 0, 0.08), knock(587, 0.25, 0.05)], // softly: little time is left
  end: [drum(147, 0, 0.2), note(440, 0.1, 0.6), note(587, 0.3, 0.6), note(880, 0.5, 1.1)],
}

let context: AudioContext | null = null
let air: AudioBuffer | null = null

/** A second of noise, made once. */
function airOf(device: AudioContext): AudioBuffer {
  if (air) return air
  air = new AudioBuffer({ length: device.sampleRate, sampleRate: device.sampleRate })
  const samples = air.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return air
}

function sourceOf(
  device: AudioContext,
  voice: Voice,
  start: number,
): { source: AudioScheduledSourceNode; out: AudioNode } {
  if (voice.pitch === undefined) {
    const source = new AudioBufferSourceNode(device, { buffer: airOf(device) })
    return {
      source,
      out: source.connect(new BiquadFilterNode(device, { type: "bandpass", frequency: voice.hiss ?? 1000 })),
    }
  }
  const source = new OscillatorNode(device, { type: voice.wave ?? "sine", frequency: voice.pitch })
  if (voice.falls) source.frequency.exponentialRampToValueAtTime(voice.pitch * voice.falls, start + voice.length)
  return { source, out: source }
}

export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive || !("AudioContext" in window)) return
  const device = (context ??= new AudioContext())
  void device.resume()
  for (const voice of SOUNDS[name]) {
    const start = device.currentTime + voice.at
    const { source, out } = sourceOf(device, voice, start)
    const gain = new GainNode(device, { gain: 0 })
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(voice.loud, start + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.001, start + voice.length)
    out.connect(gain).connect(device.destination)
    source.start(start)
    source.stop(start + voice.length + 0.05)
  }
}

// Whether this reader was asked, once, at the first table.

const ASKED = "tianxia sound asked"

export function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null
  } catch {
    return true // without storage it would be asked at every table
  }
}

export function noteAsked(): void {
  try {
    localStorage.setItem(ASKED, "yes")
  } catch {
    // See above.
  }
}
