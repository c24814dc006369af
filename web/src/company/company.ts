// People among each other, as the server knows them: friends, blocks, reports.

import { ask } from "../lib/api"
import type { CompanyBody, Done, FriendBody, FriendLinkBody, PersonBody, Report, Whom } from "../lib/wire"

const post = <Answer>(path: string, body: object = {}) => ask<Answer>("POST", `/api/${path}`, body)

export const company = {
  own: () => ask<CompanyBody>("GET", "/api/company"),
  person: (whom: Whom) =>
    ask<PersonBody>(
      "GET",
      whom.table
        ? `/api/people?table=${encodeURIComponent(whom.table)}&seat=${whom.seat ?? 0}`
        : `/api/people?name=${encodeURIComponent(whom.name ?? "")}`,
    ),
  makeLink: () => post<FriendLinkBody>("friends/link"),
  endLink: (id: string) => post<CompanyBody>("friends/link/end", { id }),
  lookAtLink: (token: string) => post<FriendBody>("friends/link/look", { token }),
  acceptLink: (token: string) => post<CompanyBody>("friends/link/accept", { token }),
  askFriend: (whom: Whom) => post<Done>("friends/ask", whom),
  accept: (name: string) => post<CompanyBody>("friends/accept", { name }),
  ignore: (name: string) => post<CompanyBody>("friends/ignore", { name }),
  end: (name: string) => post<CompanyBody>("friends/end", { name }),
  block: (whom: Whom) => post<CompanyBody>("blocks", whom),
  unblock: (id: string) => post<CompanyBody>("blocks/end", { id }),
  report: (report: Report) => post<Done>("reports", report),
}

/** The page about somebody. */
export function personLink(whom: Whom): string {
  return whom.table
    ? `/people?table=${encodeURIComponent(whom.table)}&seat=${whom.seat ?? 0}`
    : `/people?name=${encodeURIComponent(whom.name ?? "")}`
}

export const REASONS = ["insult", "threat", "hate", "spam", "name", "cheating", "other"] as const
