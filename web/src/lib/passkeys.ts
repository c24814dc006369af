// Passkeys, between the server's JSON and the browser's bytes. A browser may refuse, or the person may think better
// of it: that is null, not an error.

type Json = Record<string, unknown>
type Described = { id: string; type: "public-key" }

/** Whether this page may use passkeys at all: not without TLS, and not at an address of numbers. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname)
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)))
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

const described = (list: unknown) => ((list ?? []) as Described[]).map((one) => ({ type: one.type, id: bytes(one.id) }))

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

export async function makePasskey(options: Json): Promise<Json | null> {
  const user = options["user"] as { id: string; name: string; displayName: string }
  const publicKey = {
    ...options,
    challenge: bytes(options["challenge"] as string),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: described(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = await asked(() => navigator.credentials.create({ publicKey }))
  if (!made) return null
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse
  const response = { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) }
  return { id: made.id, rawId: text(made.rawId), type: made.type, response }
}

export async function usePasskey(options: Json): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options["challenge"] as string),
    allowCredentials: described(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions
  const used = await asked(() => navigator.credentials.get({ publicKey }))
  if (!used) return null
  const given = used.response as AuthenticatorAssertionResponse
  const response = {
    clientDataJSON: text(given.clientDataJSON),
    authenticatorData: text(given.authenticatorData),
    signature: text(given.signature),
    userHandle: given.userHandle ? text(given.userHandle) : null,
  }
  return { id: used.id, rawId: text(used.rawId), type: used.type, response }
}
