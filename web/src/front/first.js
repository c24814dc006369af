// Runs before the first paint, so that a chosen theme does not flash in the other one. A file of its own,
// not an inline script: the server's content policy may then forbid inline scripts.
try {
  var chosen = JSON.parse(localStorage.getItem("tianxia") || "{}")
  if (chosen.theme === "light" || chosen.theme === "dark") document.documentElement.dataset.theme = chosen.theme
  if (chosen.motion === "reduced") document.documentElement.dataset.motion = "reduced"
} catch {
  // No storage, no choice: the system decides.
}
