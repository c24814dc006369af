// The shuffle of a table, checked in the page: derived as in `core/seed.py`, by the browser's own WebCrypto.
//
// Before the first person sits the server commits to a secret; every browser that sits down adds a number of its own;
// the deal comes from both. At the end all of it is shown, and whoever likes can draw everything again.

import type { ShuffleProof } from "./wire"

/** What this browser knows of a table where it sat down: what it was promised, and the number that it added. */
export interface Promised {
  commitment: string
  number: string
}

/** What was found: how much is proven, or what does not fit. */
export type Finding =
  | { is: "proven"; draws: number; own: boolean }
  | { is: "broken"; what: "commitment" | "number" | "draws" }
  | { is: "known" | "shown" | "early" | "insecure" }

const SEALED = /^sealed1\/([0-9a-f]{64})((?:\/(?:[0-9a-f]{64})?)*)$/
const WORDS = 2 ** 32

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** 256 bits that nobody else can know. */
function newNumber(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}

async function derived(secret: string, salt: string, label: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", fromHex(secret), "HKDF", false, ["deriveBits"])
  const how = { name: "HKDF", hash: "SHA-256", salt: encode(salt), info: encode(`tianxia ${label} 1`) }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256))
}

export async function commitmentOf(secret: string): Promise<string> {
  return toHex(await derived(secret, "", "commitment"))
}

/** The dice of a sealed game: each word is an HMAC of a counter. */
export class Dice {
  #drawn = 0n
  private constructor(private readonly key: CryptoKey) {}

  static async of(secret: string, numbers: readonly string[]): Promise<Dice> {
    const bytes = await derived(secret, numbers.join("/"), "deal")
    return new Dice(await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]))
  }

  async below(sides: number): Promise<number> {
    const most = WORDS - (WORDS % sides)
    for (;;) {
      const word = await this.#word()
      if (word < most) return word % sides
    }
  }

  async #word(): Promise<number> {
    const counter = new DataView(new ArrayBuffer(8))
    counter.setBigUint64(0, this.#drawn)
    this.#drawn += 1n
    return new DataView(await crypto.subtle.sign("HMAC", this.key, counter)).getUint32(0)
  }
}

/** Checks everything that a finished table shows against what this browser was promised, if it sat there. */
export async function check(proof: ShuffleProof, promised: Promised | null): Promise<Finding> {
  if (proof.kind !== "sealed") return { is: proof.kind }
  if (proof.seed == null) return { is: "early" }
  if (!globalThis.crypto?.subtle) return { is: "insecure" } // browsers have it only where the connection is safe
  const [, secret, rest] = SEALED.exec(proof.seed) ?? []
  if (!secret) return { is: "broken", what: "commitment" }
  const numbers = rest ? rest.slice(1).split("/") : []
  const shown = promised?.commitment ?? proof.commitment
  if (shown !== proof.commitment || (await commitmentOf(secret)) !== shown) return { is: "broken", what: "commitment" }
  if (promised && !numbers.includes(promised.number)) return { is: "broken", what: "number" }
  const dice = await Dice.of(secret, numbers)
  for (const [sides, outcome] of proof.draws ?? [])
    if (!sides || (await dice.below(sides)) !== outcome) return { is: "broken", what: "draws" }
  return { is: "proven", draws: proof.draws?.length ?? 0, own: promised !== null }
}

// What is kept in this browser, the newest last

const PLACE = "tianxia-shuffles"
const MOST = 300 // commitments

type Kept = Promised & { table?: string }

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Kept[]
  } catch {
    return [] // no storage, or not ours
  }
}

function keep(kept: Kept): void {
  const others = all().filter(({ commitment }) => commitment !== kept.commitment)
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others, kept].slice(-MOST)))
  } catch {
    // No room, or a private window: then only what everybody can check is checked.
  }
}

/** There is one number for a commitment, from before it is sent: whoever could refuse it and be sent another could
 * choose among deals.
 */
export function numberFor(commitment: string): string {
  const known = all().find((kept) => kept.commitment === commitment)
  if (known) return known.number
  const number = newNumber()
  keep({ commitment, number })
  return number
}

/** A number was taken at this table. */
export function remember(kept: Promised & { table: string }): void {
  keep(kept)
}

export function promisedAt(table: string): Promised | null {
  return all().find((kept) => kept.table === table) ?? null
}
