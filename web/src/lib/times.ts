// Times in the reader's language, by the browser itself: no words of ours are needed.

import { language } from "./words"

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
]

/** "5 min ago". */
export function ago(moment: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000)
  if (Number.isNaN(seconds)) return ""
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" })
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ["second", seconds + 1]
  return words.format(-Math.floor(seconds / size), unit)
}

/** "Mei, Tomasz and Ola". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names)
}
