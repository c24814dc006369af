// The levels of bots, as faces: the server lists them from the weakest.

const FACES: Readonly<Record<string, string>> = {
  sparrow: "sparrow",
  crane: "crane",
  tiger: "tiger",
  dragon: "dragon",
  // Those of tables from before there were four.
  random: "sparrow",
  greedy: "crane",
}

/** The animal that a level is named after; a level of another package gets one that looks wise. */
export const levelFace = (bot: string): string => FACES[bot] ?? "owl"

/** How many pips it has: its place among the levels of a game. */
export const levelOf = (bot: string, bots: readonly string[]): number => Math.min(bots.indexOf(bot) + 1, 4)
