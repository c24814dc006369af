// What the whole page must know of one part of it, as an attribute of its root: `{@attach marks("season", "winter")}`.
// A selector like `:root:has(.part)` would say the same, but is tried again after every change anywhere in the page.

import type { Attachment } from "svelte/attachments"

export function marks(name: string, value: string): Attachment {
  return () => {
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      if (dataset[name] === value) delete dataset[name]
    }
  }
}
