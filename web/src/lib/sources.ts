/** Where a rule comes from: what `src/tianxia/locales/sources.json` says of it, in words. */

import { say } from "./words"

const [declared] = Object.values(
  import.meta.glob<Readonly<Record<string, string>>>("../../../src/tianxia/locales/sources.json", {
    eager: true,
    import: "default",
  }),
)

/** The source that holds first; empty for a rule of a game that does not tell. */
export function sourcesOf(rule: string): string {
  const sources = declared?.[rule]?.split(" ") ?? []
  return sources.map(said).join(", ")
}

function said(source: string): string {
  const [kind, number] = source.split(":")
  return number ? say("source-numbered", { number: Number(number) }) : say(`source-${kind}`)
}
