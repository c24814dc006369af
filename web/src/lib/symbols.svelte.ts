// Which file a symbol is drawn from.

import { SHELL } from "./shell"

class Symbols {
  /** A table has been opened: all symbols are loaded, so the small file is not needed. */
  whole = $state(import.meta.env.DEV)

  href(name: string): string {
    return `${!this.whole && SHELL.includes(name) ? "/shell.svg" : "/symbols.svg"}#${name}`
  }
}

export const symbols = new Symbols()
