// What somebody is told outside the pages: which notices they want and where to, and the latest ones.

import { ask } from "./api"
import type { HookBody, MailBody, NoticeBody, NoticesBody, NoticesWish, TryWish } from "./wire"

const post = <Answer = NoticesBody>(path: string, body: object = {}) => ask<Answer>("POST", `/api/${path}`, body)

export const notices = {
  wanted: () => ask<NoticesBody>("GET", "/api/me/notices"),
  want: (wish: NoticesWish) => post("me/notices", wish),
  subscribe: (endpoint: string, p256dh: string, auth: string) => post("me/notices/push", { endpoint, p256dh, auth }),
  unsubscribe: (id: string) => post("me/notices/push/remove", { id }),
  hook: (hook: HookBody) => post("me/notices/hook", hook),
  mail: (address: string) => post("me/notices/mail", { address }),
  tryOut: (channel: TryWish["channel"]) => post("me/notices/try", { channel }),
  messages: () => ask<NoticeBody[]>("GET", "/api/me/messages"),
  readAll: () => post<NoticeBody[]>("me/messages/read"),
  confirm: (token: string) => post<MailBody>("mail/confirm", { token }),
  leave: (token: string) => post<null>("mail/leave", { token }),
}
