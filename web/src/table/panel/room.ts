// What there is room for in the bar of a phone: two lines of words, and one row of buttons.

import type { Choice } from "./choices"

/** Letters from which on a question is set smaller. */
export const LONG = 56
/** The same for an answer. */
export const LONG_ANSWER = 40
const TWO_LINES = 64 // letters that fit into them beside a button
const ROW = 42 // letters that fit onto a row of buttons
const BUTTON = 4 // letters that the sides of a button take

/** How much room a question and a line after it need, in letters of the question; those of the line are smaller. */
export const lettersOf = (question: string, line: string): number => question.length + Math.ceil(line.length * 0.8)

/** Whether they stay in two lines. */
export const isBrief = (question: string, line: string): boolean => lettersOf(question, line) <= TWO_LINES

/** Whether these answers fit beside one another, and beside undo. */
export const isRow = (choices: readonly Choice[]): boolean =>
  choices.reduce((sum, choice) => sum + choice.text.length + BUTTON, 0) <= ROW
