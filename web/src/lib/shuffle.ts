// The shuffle of a table, checked in the page: derived as in `core/seed.py`, by the browser's own WebCrypto.
//
// Before the first person sits the server commits to a secret; every browser that sits down adds a number of its own;
// the deal comes from both. At the end all of it is shown, and whoever likes can draw everything again.

import { api } from "./api"
import type { SeatInfo, Sight, Told } from "./types"
import type { ShuffleProof } from "./wire"

/** What this browser knows of a table: what it was promised and saw, and the number that it added. */
export interface Kept {
  commitment: string
  table?: string
  /** Drawn for this commitment. */
  number?: string
  /** The number was taken when somebody sat down here. */
  sat?: true
  /** The bots that sat there by then: they add nothing. */
  bots?: number[]
  /** What was shown when the game was dealt: all numbers by seat, how often chance had decided something. */
  numbers?: string[]
  draws?: number
  /** Where we sat then. */
  seat?: number
  /** Digests of what was seen right after the deal, by seat. */
  views?: Record<string, string>
}

/** What was found: how much is proven, or what does not fit. */
export type Finding =
  | { is: "proven"; draws: number; own: boolean; view: boolean }
  | { is: "broken"; what: "commitment" | "numbers" | "number" | "missing" | "draws" | "view" }
  | { is: "known" | "shown" | "early" | "insecure" | "empty" }

/** What a seat saw right after the deal. */
export interface Seen {
  seat: number | null
  view: unknown
  told: readonly Told[]
}

const keyOf = (seat: number | null): string => String(seat ?? "")

type Seats = readonly Pick<SeatInfo, "seat" | "mine">[]

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

/** JSON with its keys in order, as `core/replay.py` writes it. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const facts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${facts.map(([name, fact]) => `${JSON.stringify(name)}:${inOrder(fact)}`).join(",")}}`
}

/** The same as `tianxia replay FILE --verify ... --seat N` tells. */
export async function digestOf({ view, told }: Omit<Seen, "seat">): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", encode(inOrder({ told, view })))))
}

/** Checks everything that a finished table shows against what this browser was promised and saw. */
export async function check(
  proof: ShuffleProof,
  kept: Kept | null,
  seats: Seats,
  first: Seen | null = null,
): Promise<Finding> {
  if (proof.kind !== "sealed") return kept?.sat ? { is: "broken", what: "commitment" } : { is: proof.kind }
  if (proof.seed == null) return { is: "early" }
  if (!globalThis.crypto?.subtle) return { is: "insecure" } // browsers have it only where the connection is safe
  const [, secret, rest] = SEALED.exec(proof.seed) ?? []
  const shown = kept?.commitment ?? proof.commitment
  if (!secret || shown !== proof.commitment || (await commitmentOf(secret)) !== shown)
    return { is: "broken", what: "commitment" }
  const numbers = rest ? rest.slice(1).split("/") : []
  const [own, wrong] = byNumbers(numbers, kept, seats)
  if (wrong) return { is: "broken", what: wrong }
  const draws = proof.draws ?? []
  if (draws.length < (kept?.draws ?? 0)) return { is: "broken", what: "missing" }
  const dice = await Dice.of(secret, numbers)
  for (const [sides, outcome] of draws)
    if (!sides || (await dice.below(sides)) !== outcome) return { is: "broken", what: "draws" }
  const view = first && kept?.views?.[keyOf(first.seat)]
  if (view && view !== (await digestOf(first))) return { is: "broken", what: "view" }
  return draws.length ? { is: "proven", draws: draws.length, own, view: !!view } : { is: "empty" }
}

/** Whether our own number is among them, and what does not fit: whoever could add one more could choose the deal. */
function byNumbers(numbers: string[], kept: Kept | null, seats: Seats): [own: boolean, wrong?: "numbers" | "number"] {
  const isAsShown = !kept?.numbers || kept.numbers.join("/") === numbers.join("/")
  if (numbers.length !== seats.length || !isAsShown) return [false, "numbers"]
  if (!kept?.sat) return [false]
  if (kept.bots?.some((seat) => numbers[seat] !== "")) return [false, "numbers"]
  const seat = kept.seat ?? seatOf(numbers, kept, seats)
  if (seat === null) return [false] // who had left by then only watched
  return numbers[seat] === kept.number ? [true] : [false, "number"]
}

/** Where we sit: with our number, if it is at one of our seats. */
function seatOf(numbers: readonly string[], { number }: Kept, seats: Seats): number | null {
  const mine = seats.filter((seat) => seat.mine).map(({ seat }) => seat)
  return mine.find((seat) => numbers[seat] === number) ?? mine[0] ?? null
}

// What is kept in this browser, the newest last

const PLACE = "tianxia-shuffles"
const MOST = 300 // commitments

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Kept[]
  } catch {
    return [] // no storage, or not ours
  }
}

function keep(kept: Kept): void {
  const same = ({ commitment, table }: Kept) => commitment === kept.commitment && (!table || table === kept.table)
  const others = all().filter((one) => !same(one))
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others, kept].slice(-MOST)))
  } catch {
    // No room, or a private window: then only what everybody can check is checked.
  }
}

export const keptAt = (table: string): Kept | null => all().find((kept) => kept.table === table) ?? null

const drawnFor = (commitment: string) => all().find((kept) => kept.commitment === commitment && kept.number)?.number

/** There is one number for a commitment, from before it is sent: whoever could refuse it and be sent another could
 * choose among deals.
 */
export function numberFor(commitment: string): string {
  const known = drawnFor(commitment)
  if (known) return known
  const number = newNumber()
  keep({ commitment, number })
  return number
}

/** A number was taken at this table, beside these bots. */
export function remember(table: string, commitment: string, number: string, bots: number[]): void {
  keep({ commitment, table, number, sat: true, bots })
}

/** Somebody got up before the deal: the number stays the one for this commitment, but is in no shuffle. */
export function forget(table: string): void {
  const { commitment, number } = keptAt(table) ?? {}
  if (commitment && number) keep({ commitment, table, number })
}

/** As the server tells it now. */
export async function firstSeen(id: string, seat: number | null): Promise<Seen> {
  const { view, told } = await api.replay(id, seat, 0)
  return { seat, view, told: told[0] ?? [] }
}

const looked = new Set<string>() // tables and seats of this page

/** Keeps what a table shows when it is dealt, so that nothing else can be put in its place later. `first` asks for what
 * was seen before the first move, if there have been moves.
 */
export async function keepDeal(sight: Sight, first: () => Promise<Seen>): Promise<void> {
  const { kind, commitment = "", numbers = [], draws = 0 } = sight.shuffle
  const seat = keyOf(sight.seat)
  const place = `${sight.id} ${seat}`
  if (kind !== "sealed" || sight.status !== "running" || !numbers.length || looked.has(place)) return
  looked.add(place)
  const number = drawnFor(commitment)
  let kept: Kept = keptAt(sight.id) ?? { commitment, table: sight.id, ...(number && { number }) }
  if (!kept.numbers) {
    const own = kept.sat ? seatOf(numbers, kept, sight.seats) : null
    kept = { ...kept, numbers, draws, ...(own !== null && { seat: own }) }
    keep(kept)
  }
  if (kept.views?.[seat] || !globalThis.crypto?.subtle) return
  try {
    const digest = await digestOf(sight.moves ? await first() : { view: sight.view, told: sight.told[0] ?? [] })
    const now = keptAt(sight.id) ?? kept
    keep({ ...now, views: { ...now.views, [seat]: digest } })
  } catch {
    looked.delete(place) // the network, or a spectator who may not look back: perhaps next time
  }
}
