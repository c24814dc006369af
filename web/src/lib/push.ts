// Push messages in this browser. It asks for permission only when somebody has switched them on.

import { notices } from "./notices"
import type { NoticesBody } from "./wire"

export type Permission = "unable" | "blocked" | "possible"

export function permission(): Permission {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window
  if (!able || !isSecureContext) return "unable"
  return Notification.permission === "denied" ? "blocked" : "possible"
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))

const text = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

async function here(): Promise<PushSubscription | null> {
  if (permission() === "unable") return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The server's name for this browser's subscription: the digest of its address. */
async function nameOf(subscription: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** Whether this browser is one of those that the server sends to. */
export async function isSubscribed(known: NoticesBody): Promise<boolean> {
  const subscription = await here()
  if (!subscription) return false
  const name = await nameOf(subscription)
  return known.devices.some((device) => device.id === name)
}

/** Asks the reader, the push service, and then the server; null: the reader said no. */
export async function subscribe(key: string): Promise<NoticesBody | null> {
  if ((await Notification.requestPermission()) !== "granted") return null
  const { pushManager } = await navigator.serviceWorker.ready
  const old = await pushManager.getSubscription()
  if (old && text(old.options.applicationServerKey) !== key) await old.unsubscribe() // of an earlier key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  return notices.subscribe(made.endpoint, text(made.getKey("p256dh")), text(made.getKey("auth")))
}

export async function unsubscribe(): Promise<NoticesBody> {
  const subscription = await here()
  if (!subscription) return notices.wanted()
  const name = await nameOf(subscription)
  await subscription.unsubscribe()
  return notices.unsubscribe(name)
}
