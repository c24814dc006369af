// Which file a symbol is drawn from.

import { SHELL } from "./shell"

class Symbols {
  /** A table has been opened: all symbols are there, so the small file would be a second one. */
  whole = $state(import.meta.env.DEV)

  href(name: string): string {
    return `${!this.whole && SHELL.includes(name) ? "/shell.svg" : "/symbols.svg"}#${name}`
  }
}

export const symbols = new Symbols()
