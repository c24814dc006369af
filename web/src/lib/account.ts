// What the server knows of a person: names that are kept, devices, signing in. Loaded only by the pages about them.

import { ask } from "./api"
import { forgetSights } from "./offline"
import type {
  AccountBody,
  KeptBody,
  LadderBody,
  LinkBody,
  OptionsBody,
  ProfileBody,
  ResultsBody,
  SessionBody,
  SignedIn,
} from "./wire"

const post = <Answer>(path: string, body: object = {}) => ask<Answer>("POST", `/api/${path}`, body)

export const account = {
  own: () => ask<AccountBody>("GET", "/api/me/account"),
  keep: (name: string, password: string, old = "") => post<KeptBody>("me/keep", { name, password, old }),
  passkeyOptions: (name: string) => post<OptionsBody>("me/passkey", { name }),
  addPasskey: (name: string, credential: object) => post<KeptBody>("me/passkey", { name, credential }),
  removePasskey: (id: string) => post<AccountBody>("me/passkey/remove", { id }),
  newWords: () => post<KeptBody>("me/words"),
  link: () => post<LinkBody>("me/link"),
  sessions: () => ask<SessionBody[]>("GET", "/api/me/sessions"),
  end: (id: string) => post<SessionBody[]>("me/sessions/end", { id }),
  endOthers: () => post<SessionBody[]>("me/sessions/end_others"),
  byPassword: (name: string, password: string) => post<SignedIn>("sign_in/password", { name, password }),
  byWords: (words: string) => post<SignedIn>("sign_in/words", { words }),
  signInOptions: () => post<OptionsBody>("sign_in/passkey/options"),
  byPasskey: (credential: object) => post<SignedIn>("sign_in/passkey", { credential }),
  byLink: (token: string) => post<SignedIn>("sign_in/link", { token }),
  profile: () => ask<ProfileBody>("GET", "/api/me/profile"),
  /** Finished games after the page that ends there. */
  results: (after: string) => ask<ResultsBody>("GET", `/api/me/results?after=${encodeURIComponent(after)}`),
  ladder: (game: string, players: number, first = 0) =>
    ask<LadderBody>("GET", `/api/ladder?game=${encodeURIComponent(game)}&players=${players}&first=${first}`),
  exportLink: "/api/me/export",
  remove: () => post<unknown>("me/delete", { sure: true }).finally(forgetSights),
  signOut: () => post<unknown>("sign_out").finally(forgetSights),
}
