// Theme and motion as attributes of <html>: the style sheets read them, no component has to.

import { settings } from "./settings.svelte"

/** Call it in an effect: it runs again whenever the settings change. */
export function applyTheme(): void {
  const root = document.documentElement
  if (settings.theme === "system") delete root.dataset["theme"]
  else root.dataset["theme"] = settings.theme
  if (settings.motion === "system") delete root.dataset["motion"]
  else root.dataset["motion"] = settings.motion
}

/** Switches from the theme shown now to the other one. */
export function switchTheme(): void {
  settings.theme = settings.dark ? "light" : "dark"
}
