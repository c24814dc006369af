// What changed, laid over what was there: a preview sends only the differences (server/differences.py).

type Plain = Record<string, unknown>
const isObject = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The field of a change that replaces all that was there. */
const WHOLE = ""

/** Merges fields into objects and places into lists; replaces all else. */
export function laidOver(view: unknown, change: unknown): unknown {
  if (!isObject(change)) return change
  if (WHOLE in change) return change[WHOLE]
  if (Array.isArray(view))
    return view.map((item: unknown, place) => (String(place) in change ? laidOver(item, change[String(place)]) : item))
  if (!isObject(view)) return change
  const after: Plain = { ...view }
  for (const [key, part] of Object.entries(change)) after[key] = laidOver(view[key], part)
  return after
}
