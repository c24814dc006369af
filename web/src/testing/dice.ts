// Dice that fall the same way in every run: what a test finds once, it finds again.

export type Dice = {
  /** A whole number below `sides`. */
  roll: (sides: number) => number
  one: <T>(things: readonly T[]) => T
}

export function dice(seed: number): Dice {
  let state = seed
  const roll = (sides: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % sides // the low bits repeat too quickly
  }
  return { roll, one: (things) => things[roll(things.length)]! }
}
