/** Whether an answer is sent by the touch that names it, or only chosen by it and sent by a second one. */

import { settings, type Confirm } from "../../lib/settings.svelte"

/** As the player wishes: by default only what cannot be undone waits, because for all else undo is enough. Null: it is
 *  not known yet, because the forecast has not arrived. */
export function sendsAtOnce(preview: { final: boolean } | null, confirm: Confirm = settings.confirm): boolean | null {
  if (confirm === "always") return false
  if (confirm === "never") return true
  return preview && !preview.final
}
