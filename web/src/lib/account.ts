// What the server knows of a person: names that are kept, devices, signing in. Loaded only by the pages about them.

import { ask } from "./api"
import { forgetSights } from "./offline"
import { proven } from "./proving.svelte"
import type {
  AccountBody,
  KeptBody,
  LadderBody,
  LinkBody,
  LinkOwner,
  OptionsBody,
  ProfileBody,
  Proof,
  ResultsBody,
  SessionBody,
  SignedIn,
} from "./wire"

const post = <Answer>(path: string, body: object = {}) => ask<Answer>("POST", `/api/${path}`, body)
/** What is for the owner of the name alone: the dialog may ask who is there. */
const own = <Answer>(path: string, body: object = {}) => proven(() => post<Answer>(path, body))

export const account = {
  own: () => ask<AccountBody>("GET", "/api/me/account"),
  keep: (name: string, password: string) => own<KeptBody>("me/keep", { name, password }),
  removePassword: () => own<KeptBody>("me/password/remove"),
  passkeyOptions: (name: string) => own<OptionsBody>("me/passkey", { name }),
  addPasskey: (name: string, credential: object) => own<KeptBody>("me/passkey", { name, credential }),
  removePasskey: (id: string) => own<AccountBody>("me/passkey/remove", { id }),
  newWords: () => own<KeptBody>("me/words"),
  link: () => own<LinkBody>("me/link"),
  sessions: () => ask<SessionBody[]>("GET", "/api/me/sessions"),
  end: (id: string) => own<SessionBody[]>("me/sessions/end", { id }),
  endOthers: () => own<SessionBody[]>("me/sessions/end_others"),
  proveByPassword: (password: string) => post<Proof>("prove/password", { password }),
  proveByWords: (words: string) => post<Proof>("prove/words", { words }),
  proofOptions: () => post<OptionsBody>("prove/passkey/options"),
  proveByPasskey: (credential: object) => post<Proof>("prove/passkey", { credential }),
  byPassword: (name: string, password: string) => post<SignedIn>("sign_in/password", { name, password }),
  /** The password is a new one. */
  byWords: (words: string, password: string, no_passkeys: boolean) =>
    post<SignedIn>("sign_in/words", { words, password, no_passkeys }),
  signInOptions: () => post<OptionsBody>("sign_in/passkey/options"),
  byPasskey: (credential: object) => post<SignedIn>("sign_in/passkey", { credential }),
  lookAtLink: (token: string) => post<LinkOwner>("sign_in/link/look", { token }),
  byLink: (token: string, move: boolean) => post<SignedIn>("sign_in/link", { token, move }),
  profile: () => ask<ProfileBody>("GET", "/api/me/profile"),
  /** Finished games after the page that ends there. */
  results: (after: string) => ask<ResultsBody>("GET", `/api/me/results?after=${encodeURIComponent(after)}`),
  ladder: (game: string, players: number, first = 0) =>
    ask<LadderBody>("GET", `/api/ladder?game=${encodeURIComponent(game)}&players=${players}&first=${first}`),
  exportLink: "/api/me/export",
  remove: () => own<unknown>("me/delete", { sure: true }).finally(forgetSights),
  signOut: () => post<unknown>("sign_out").finally(forgetSights),
}
