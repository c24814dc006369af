// A game on one page: six pictures with a few sentences each, and the rules that say the same in full.

/** Its words are `summary-<game>-<step>` and, the sentences, the same with `-text`. */
export type Step = { step: string; picture: string; rules: readonly string[] }
export type Summary = readonly Step[]

const FILES = import.meta.glob<{ summary: Summary }>("../../games/*/summary.ts")

/** Nothing for games from other packages: their page has only the catalog. */
export async function summaryOf(game: string): Promise<Summary> {
  return (await FILES[`../../games/${game}/summary.ts`]?.())?.summary ?? []
}
