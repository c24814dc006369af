/** How many moves the last gesture made: an order that takes the place of another goes there by two. One press of undo
 *  takes all of them back, and one of redo brings them back. */
export class LastGesture {
  #done = { at: -1, moves: 1 }
  #undone = { at: -1, moves: 1 }

  /** A move was made. `before`, `after`: how many there were at the table; `follows`: one gesture made this one and the
   *  one before it. */
  made(before: number, after: number, follows: boolean): void {
    this.#done = { at: after, moves: follows ? this.toUndo(before) + 1 : 1 }
  }

  toUndo(now: number): number {
    return this.#done.at === now ? this.#done.moves : 1
  }

  toRedo(now: number): number {
    return this.#undone.at === now ? this.#undone.moves : 1
  }

  undid(after: number, moves: number): void {
    this.#undone = { at: after, moves }
  }

  redid(after: number, moves: number): void {
    this.#done = { at: after, moves }
  }
}
