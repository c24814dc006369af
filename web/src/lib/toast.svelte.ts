// Short messages at the lower left, one at a time: what was done, never something that must be answered.

const STAYS = 5000

class Toast {
  text = $state("")
  icon = $state("check")
  #timer = 0

  show(text: string, icon = "check"): void {
    clearTimeout(this.#timer)
    this.text = text
    this.icon = icon
    this.#timer = window.setTimeout(() => (this.text = ""), STAYS)
  }
}

export const toast = new Toast()
