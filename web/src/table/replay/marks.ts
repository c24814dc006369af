// The marks on the rail of a replay: great moments, those that would touch drawn as one.

export interface Highlight {
  move: number
  label: string
}

export interface Mark {
  /** Where it is drawn. */
  move: number
  moments: Highlight[]
}

/** Marks at least `gap` moves apart, each in the middle of its moments. */
export function marksOf(highlights: Highlight[], gap: number): Mark[] {
  const marks: Mark[] = []
  for (const highlight of highlights) {
    const last = marks.at(-1)
    const first = last?.moments[0]
    if (last && first && highlight.move - first.move < gap) last.moments.push(highlight)
    else marks.push({ move: highlight.move, moments: [highlight] })
  }
  return marks.map(({ moments }) => ({ move: middle(moments), moments }))
}

const middle = (moments: Highlight[]) => ((moments[0]?.move ?? 0) + (moments.at(-1)?.move ?? 0)) / 2

/** Where a touch of the mark leads: to its next moment, and from the last one back to the first. */
export function leadsTo(mark: Mark, at: number): number {
  const inside = mark.moments.some((moment) => moment.move === at)
  const next = inside ? mark.moments.find((moment) => moment.move > at) : undefined
  return (next ?? mark.moments[0])?.move ?? at
}
