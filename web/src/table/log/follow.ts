// Whether the log follows the game. It does, whatever happens to its room or its lines, until the reader scrolls up.

/** What an element that scrolls knows of itself. */
export type Scrolled = { scrollTop: number; scrollHeight: number; clientHeight: number }

const NEAR = 24 // px, about a line: whoever is that close to the end wants to be there

export class Follow {
  on = true
  #last: Scrolled = { scrollTop: 0, scrollHeight: 0, clientHeight: 0 }

  /** A scroll event. It may come late, after the room or the lines have changed: then nobody knows whose it is. */
  scrolled(now: Scrolled): void {
    const { scrollTop, scrollHeight, clientHeight } = this.#last
    const isReaders = now.scrollHeight === scrollHeight && now.clientHeight === clientHeight
    if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR) this.on = true
    else if (isReaders && now.scrollTop < scrollTop) this.on = false
    this.note(now)
  }

  /** To the end, if it follows. */
  stay(list: Scrolled): void {
    if (this.on) list.scrollTop = list.scrollHeight
    this.note(list)
  }

  /** Something else has scrolled: that tells nothing about the reader. */
  note({ scrollTop, scrollHeight, clientHeight }: Scrolled): void {
    this.#last = { scrollTop, scrollHeight, clientHeight }
  }
}
