// The rule's id is at the end of a refusal's sentence; on the page it is a link of its own.

const RULE_AT_END = /\s*\(([A-Z]{2}-[A-Z0-9]+)\)\s*$/

/** The sentence without its rule, and the rule if a game's page has it: those of the kernel (TX) have no page. */
export function refusalParts(sentence: string, rule: string | null): { words: string; link: string | null } {
  const id = rule ?? sentence.match(RULE_AT_END)?.[1] ?? null
  return { words: sentence.replace(RULE_AT_END, ""), link: id === null || id.startsWith("TX") ? null : id }
}
