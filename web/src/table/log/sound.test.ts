import { beforeEach, expect, test, vi } from "vitest"

import { settings } from "../../lib/settings.svelte"

const made: string[] = []

class Part {
  frequency = { exponentialRampToValueAtTime: () => {} }
  gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
  connect<T>(next: T): T {
    return next
  }
  start(): void {
    made.push("heard")
  }
  stop(): void {}
}

class Device extends Part {
  sampleRate = 10
  currentTime = 0
  destination = {}
  constructor() {
    super()
    made.push("device")
  }
  async resume(): Promise<void> {}
}

class Noise {
  getChannelData(): Float32Array {
    return new Float32Array(10)
  }
}

const touched = { hasBeenActive: false }
vi.stubGlobal("window", { AudioContext: Device })
vi.stubGlobal("navigator", { userActivation: touched })
vi.stubGlobal("AudioContext", Device)
vi.stubGlobal("AudioBuffer", Noise)
for (const name of ["OscillatorNode", "GainNode", "AudioBufferSourceNode", "BiquadFilterNode"])
  vi.stubGlobal(name, Part)

beforeEach(() => {
  made.length = 0
  settings.sound = false
  touched.hasBeenActive = false
})

async function play(): Promise<void> {
  vi.resetModules()
  const { sound } = await import("./sound")
  const { settings: here } = await import("../../lib/settings.svelte")
  here.sound = settings.sound
  sound("battle")
}

test("nothing is made before it was chosen", async () => {
  touched.hasBeenActive = true
  await play()
  expect(made).toEqual([])
})

test("nothing is made before the page was touched", async () => {
  settings.sound = true
  await play()
  expect(made).toEqual([])
})

test("then one device plays all parts of a sound", async () => {
  settings.sound = true
  touched.hasBeenActive = true
  await play()
  expect(made).toEqual(["device", "heard", "heard", "heard"])
})
