// The animals that stand for people and bots, each with its own ground, so that one is known again.

export type Ground = { ground: string; tint: string }

const GROUNDS: Record<string, Ground> = {
  sparrow: { ground: "bamboo", tint: "jade" },
  crane: { ground: "waves", tint: "azur" },
  tiger: { ground: "hills", tint: "mala" },
  dragon: { ground: "clouds", tint: "night" },
  panda: { ground: "bamboo", tint: "jade" },
  fox: { ground: "sun", tint: "night" },
  carp: { ground: "waves", tint: "mala" },
  tortoise: { ground: "waves", tint: "sky" },
  rabbit: { ground: "sun", tint: "plum" },
  ox: { ground: "hills", tint: "ochre" },
  horse: { ground: "hills", tint: "jade" },
  monkey: { ground: "bamboo", tint: "mala" },
  rooster: { ground: "sun", tint: "night" },
  goat: { ground: "hills", tint: "azur" },
  dog: { ground: "sun", tint: "cin" },
  owl: { ground: "clouds", tint: "night" },
  deer: { ground: "hills", tint: "jade" },
  snake: { ground: "sun", tint: "ochre" },
  rat: { ground: "clouds", tint: "rose" },
  phoenix: { ground: "clouds", tint: "silk" },
}

export const FACES: readonly string[] = Object.keys(GROUNDS)

export const groundOf = (name: string): Ground => GROUNDS[name] ?? { ground: "plain", tint: "silk" }
