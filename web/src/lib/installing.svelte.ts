// The app on the home screen, and its updates. The worker is the same for all pages; a new one waits until the reader
// reloads, so an old page never works with the files of a new version.

const LOOKS = 30 * 60_000 // between two looks for a new version
const NOT_NOW = "tianxia-no-install"

/** What Chromium gives to pages that can be installed. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: string }> }

/** What this page has loaded so far. */
const loaded = (): string[] => performance.getEntriesByType("resource").map((entry) => entry.name)

class Installing {
  /** A new version is there: reload to use it. */
  update = $state(false)
  /** The browser offers to install the app. */
  offer = $state.raw<InstallEvent | null>(null)
  #registration: ServiceWorkerRegistration | null = null
  #isReloading = false

  start(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault() // our own card asks, where it fits
      if (!localStorage.getItem(NOT_NOW)) this.offer = event as InstallEvent
    })
    addEventListener("appinstalled", () => (this.offer = null))
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return
    void this.#register()
    document.addEventListener("visibilitychange", () => !document.hidden && this.look())
    setInterval(() => this.look(), LOOKS)
  }

  async #register(): Promise<void> {
    const had = navigator.serviceWorker.controller !== null
    try {
      const registration = await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" })
      this.#registration = registration
      // The first one waits for a moment, too, but for no other to leave.
      const see = () => (this.update = registration.active !== null && registration.waiting !== null)
      registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", see))
      see()
      if (!had) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: loaded() }))
    } catch {
      return // no worker: the pages work as well, with the network
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (this.#isReloading) location.reload()
    })
  }

  /** The server may have been restarted with a new version. */
  look(): void {
    this.#registration?.update().catch(() => {}) // no network: later
  }

  reload(): void {
    this.#isReloading = true
    const waiting = this.#registration?.waiting
    if (waiting) waiting.postMessage("take over")
    else location.reload()
  }

  async install(): Promise<void> {
    const offer = this.offer
    this.offer = null
    await offer?.prompt()
  }

  notNow(): void {
    this.offer = null
    localStorage.setItem(NOT_NOW, "1")
  }
}

export const installing = new Installing()
