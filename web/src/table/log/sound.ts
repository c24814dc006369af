// A few short sounds, made here: no files to load. Only with the switch on, and only after the page was touched,
// because browsers allow no sound before that.

import { settings } from "../../lib/settings.svelte"

type Name = "turn" | "move" | "end"
type Note = { pitch: number; at: number; length: number; loud: number; wave: OscillatorType }

const note = (pitch: number, at: number, length: number, loud = 0.12, wave: OscillatorType = "triangle"): Note => ({
  pitch,
  at,
  length,
  loud,
  wave,
})

// Steps of the pentatonic scale on D; a knock of wood for a move.
const TUNES: Readonly<Record<Name, readonly Note[]>> = {
  turn: [note(587, 0, 0.35), note(880, 0.12, 0.5)],
  move: [note(196, 0, 0.08, 0.16, "sine")],
  end: [note(147, 0, 1.6, 0.2, "sine"), note(440, 0.1, 0.6), note(587, 0.3, 0.6), note(880, 0.5, 1.1)],
}

let context: AudioContext | null = null

export function sound(name: Name): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive || !("AudioContext" in window)) return
  context ??= new AudioContext()
  void context.resume()
  for (const { pitch, at, length, loud, wave } of TUNES[name]) {
    const start = context.currentTime + at
    const voice = new OscillatorNode(context, { type: wave, frequency: pitch })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loud, start + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.001, start + length)
    voice.connect(gain).connect(context.destination)
    voice.start(start)
    voice.stop(start + length + 0.05)
  }
}
