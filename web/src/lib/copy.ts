// Something for the clipboard.

import { toast } from "./toast.svelte"
import { say } from "./words"

/** Needs the words of the pages about people. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.show(say("web-me-copied"))
  } catch {
    toast.show(say("web-me-by-hand"), "warn")
  }
}
