export type AuthProvider = { id: string; name: string }

export type DeviceOf = (account: string) => Promise<string | undefined>

/** `deviceOf`: their device, by an account that has signed in on it. `isProof`: no session is to stay. */
export type AskingVisitor = {
  address: string
  deviceOf?: DeviceOf
  userAgent?: string
  isProof?: boolean
}

export type AuthAccess = {
  /** The address that `/auth/v1` is below. */
  url: string
  anonKey: string
  /** How long a proof of the owner is good for what coaches write, in hours. */
  proofHours: number
  /** For what the club does; never leaves the server. */
  serviceRoleKey: string
  /** What asks the service for a visitor. */
  fetchFor: (visitor: AskingVisitor) => typeof fetch
  providers: () => Promise<readonly AuthProvider[]>
  /** The nightly purge and key rotation; absent: the service does it itself. */
  maintain?: () => Promise<Record<string, number>>
  /** Ends one session at the service; absent: the site refuses it and its tokens expire. */
  endSession?: (session: { userId: string; sessionId: string }) => Promise<boolean>
  /** The service itself writes to people, and in the audit log, of what changes on their account. */
  tellsChanges?: true
  /** Members may sign in by a passkey; absent: this site does not offer it. */
  passkeys?: true
  tracesOf?: (userId: string) => Promise<readonly object[]>
}

const fourHundredDays = 34_560_000

/** The cookie that holds a session. The browser's client reads it too, so that it is not HttpOnly. */
export function sessionCookieOptions({ isSecure }: { isSecure: boolean }) {
  return { path: '/', sameSite: 'lax', httpOnly: false, secure: isSecure, maxAge: fourHundredDays } as const
}
