// What a browser calls itself, as far as the server knows it.

import { say } from "./words"

/** "Firefox · Linux". Needs the words of the pages about people. */
export function deviceName({ browser, system }: { browser: string; system: string }): string {
  return [browser, system].filter(Boolean).join(" · ") || say("web-me-some-browser")
}
