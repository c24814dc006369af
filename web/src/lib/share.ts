// The address of what is on the screen, for somebody else.

import { toast } from "./toast.svelte"
import { say } from "./words"

/** Needs the words of the table. */
export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    toast.show(say("table-link-copied"), "link")
  } catch {
    toast.show(say("table-copy-by-hand"), "warn")
  }
}
