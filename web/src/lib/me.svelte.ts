// Who sits at this browser, as the server knows them.

import { api } from "./api"
import { proven } from "./proving.svelte"
import type { Me } from "./types"

class Myself {
  #name = $state("")
  #face = $state("")
  #kept = $state(false)
  #asked: Promise<void> | null = null

  get name(): string {
    return this.#name
  }

  /** The animal that stands for them; "" until the server has said. */
  get face(): string {
    return this.#face
  }

  /** Whether the name is theirs alone, and they can sign in elsewhere. */
  get kept(): boolean {
    return this.#kept
  }

  /** Somebody else may be here now. */
  reload(): Promise<void> {
    this.#asked = null
    return this.load()
  }

  /** Asks the server once; failures are shown by the page's own requests. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => this.#take(me),
      () => {
        this.#asked = null
      },
    )
    return this.#asked
  }

  async save(changes: Partial<Me>): Promise<void> {
    this.#take(await proven(() => api.setMe(changes)))
  }

  #take(me: Me): void {
    this.#name = me.name
    this.#face = me.face
    this.#kept = me.kept ?? false
  }
}

export const me = new Myself()
