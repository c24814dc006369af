// The server, as functions. Every failure is an ApiError with a sentence that can be shown as it is.

import { untrack } from "svelte"

import type {
  CardTexts,
  Fate,
  GameInfo,
  Me,
  PastSight,
  NewTable,
  PackInfo,
  Previews,
  Sight,
  TableLists,
  Trouble,
  Why,
} from "./types"
import type { AdviceBody, GameWords, OwnNumber, PlanBody, ShuffleProof, StudyBody, TableId } from "./wire"
import { during } from "./rest.svelte"
import { language, say } from "./words"

export class ApiError extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.sentence)
    this.name = "ApiError"
  }
  get status(): number {
    return this.trouble.status
  }
  get code(): string {
    return this.trouble.code
  }
  get sentence(): string {
    return this.trouble.sentence
  }
  get rule(): string | null {
    return this.trouble.rule
  }
  get field(): string | null {
    return this.trouble.field
  }
  /** With "stale": the table as it is now. */
  get sight(): Sight | null {
    return this.trouble.sight
  }
  /** The connection is lost: nothing arrived, and all there is to do is try again. */
  get isOffline(): boolean {
    return this.code === "offline"
  }
}

function trouble(status: number, code: string, sentence: string): ApiError {
  return new ApiError({ status, code, sentence, rule: null, field: null, sight: null })
}

/** Anything thrown, as an ApiError: for `catch`. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  console.error(error)
  return trouble(0, "app", say("web-error-app"))
}

function cookie(name: string): string {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : ""
}

/** Under TLS no other host can plant one with this name; a server from before gives the other. */
const token = () => cookie("__Host-csrftoken") || cookie("csrftoken")

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: "same-origin", ...init })
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error
    throw trouble(0, "offline", say("web-error-offline"))
  }
}

// Proxies answer in their own words, which are not translated: only our own errors are shown as they are.
async function refusal(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as Partial<Trouble>
    if (typeof body.sentence === "string") {
      return new ApiError({ rule: null, field: null, code: "", ...body, status: response.status } as Trouble)
    }
  } catch {
    // Not JSON: not from our server.
  }
  if ([502, 503, 504].includes(response.status)) return trouble(response.status, "offline", say("web-error-offline"))
  const known = response.status === 404 ? "web-error-missing" : "web-error-server"
  return trouble(response.status, "server", say(known))
}

// Another tab has just signed in, or proved who is here: the cookie with which to ask again is on its way.
const REPLACED = "session_replaced"
const AGAIN = 300 // ms
const TRIES = 3

/** One request; for those who need more than what is here. */
export function ask<Answer>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  return during(asked<Answer>(method, path, body, signal, TRIES))
}

async function asked<Answer>(
  method: "GET" | "POST",
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
  tries: number,
): Promise<Answer> {
  // Untracked: an effect that asks the server must not ask again just because more words were loaded.
  const headers: Record<string, string> = { accept: "application/json", "accept-language": untrack(language) }
  const init: RequestInit = { method, headers, ...(signal && { signal }) }
  if (method === "POST") {
    // The token comes with any GET; the very first request of a visitor may be a POST.
    if (!token()) await send("/api/me", {})
    headers["x-csrftoken"] = token()
    headers["content-type"] = "application/json"
    init.body = JSON.stringify(body ?? {})
  }
  const response = await send(path, init)
  if (response.ok) return (await response.json()) as Answer
  const refused = await refusal(response)
  if (refused.code !== REPLACED || !tries) throw refused
  await new Promise((resolve) => setTimeout(resolve, AGAIN))
  return asked(method, path, body, signal, tries - 1)
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const seen = (seat: number | null, more = "") =>
  seat === null ? (more ? `?${more}` : "") : `?seat=${seat}${more && `&${more}`}`
/** A question, and options that would follow. */
const after = (number: number, path: readonly string[]) =>
  [`number=${number}`, ...path.map((text) => `after=${encodeURIComponent(text)}`)].join("&")

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  words: (game: string, language: string) =>
    ask<GameWords>("GET", `/api/games/${encodeURIComponent(game)}/words?language=${language}`),
  me: () => ask<Me>("GET", "/api/me"),
  setMe: (me: Partial<Me>) => ask<Me>("POST", "/api/me", me),
  packs: () => ask<PackInfo[]>("GET", "/api/packs"),
  tables: () => ask<TableLists>("GET", "/api/tables"),
  /** The page of one list after the one that ends there. */
  moreTables: (list: keyof TableLists["more"], after: string) =>
    ask<TableLists>("GET", `/api/tables?after_${list}=${encodeURIComponent(after)}`),
  open: (wanted: NewTable) => ask<TableId>("POST", "/api/tables", wanted),

  sight: (id: string, seat: number | null, signal?: AbortSignal) =>
    ask<Sight>("GET", table(id) + seen(seat), undefined, signal),
  move: (id: string, seat: number, option: string, number: number) =>
    ask<Sight>("POST", `${table(id)}/moves`, { seat, option, number }),
  why: (id: string, seat: number, option: string, signal?: AbortSignal) =>
    ask<Why>("GET", `${table(id)}/why${seen(seat, `option=${encodeURIComponent(option)}`)}`, undefined, signal),
  cards: (id: string) => ask<CardTexts>("GET", `${table(id)}/cards`),
  previews: (id: string, seat: number, number: number, path: readonly string[], signal?: AbortSignal) =>
    ask<Previews>("GET", `${table(id)}/previews${seen(seat, after(number, path))}`, undefined, signal),
  advice: (id: string, seat: number, number: number) =>
    ask<AdviceBody>("GET", `${table(id)}/advice${seen(seat, `number=${number}`)}`),
  plan: (id: string, seat: number, number: number, path: readonly string[]) =>
    ask<PlanBody>("GET", `${table(id)}/plan${seen(seat, after(number, path))}`),
  study: (id: string) => ask<StudyBody>("GET", `${table(id)}/study`),
  startStudy: (id: string) => ask<StudyBody>("POST", `${table(id)}/study`, {}),
  playOn: (id: string, at: number, seat: number, bot: string) =>
    ask<{ id: string }>("POST", `${table(id)}/play_on`, { at, seat, bot }),
  undo: (id: string, seat: number, number: number) => ask<Sight>("POST", `${table(id)}/undo`, { seat, number }),
  redo: (id: string, seat: number, number: number) => ask<Sight>("POST", `${table(id)}/redo`, { seat, number }),
  nudge: (id: string, seat: number, goal: number) => ask<Sight>("POST", `${table(id)}/nudge`, { seat, goal }),
  wish: (id: string, seat: number, number: number) => ask<Sight>("POST", `${table(id)}/wish`, { seat, number }),
  consent: (id: string, seat: number, agrees: boolean) => ask<Sight>("POST", `${table(id)}/consent`, { seat, agrees }),
  join: (id: string, invitation: string, name: string, shuffle: OwnNumber | null) =>
    ask<Sight>("POST", `${table(id)}/join`, { invitation, name, shuffle }),
  replay: (id: string, seat: number | null, at: number, signal?: AbortSignal) =>
    ask<PastSight>("GET", `${table(id)}/replay${seen(seat, `at=${at}`)}`, undefined, signal),
  close: (id: string, seat: number, agrees: boolean) =>
    ask<Pick<Fate, "closed" | "waits">>("POST", `${table(id)}/close`, { seat, agrees }),
  shuffle: (id: string) => ask<ShuffleProof>("GET", `${table(id)}/shuffle`),
  logLink: (id: string) => `${table(id)}/log`,
  liveLink: (id: string, seat: number | null, since: number) =>
    `${location.origin.replace(/^http/, "ws")}${table(id)}/live${seen(seat, `since=${since}`)}`,
}
