// The language of this browser and of the server's sentences change together.

import { asApiError } from "./api"
import { me } from "./me.svelte"
import { toast } from "./toast.svelte"
import { say, setLanguage } from "./words"

export async function chooseLanguage(code: string): Promise<void> {
  try {
    await setLanguage(code)
  } catch {
    toast.show(say("web-error-offline"), "warn") // the words of the old language are still shown
    return
  }
  // The server only needs it for addresses opened without this app; every request names it anyway.
  await me.save({ language: code }).catch(asApiError)
}
