const fourHundredDays = 34_560_000

/** The cookie that holds a session. The browser's client reads it too, so that it is not HttpOnly. */
export function sessionCookieOptions({ isSecure }: { isSecure: boolean }) {
  return { path: '/', sameSite: 'lax', httpOnly: false, secure: isSecure, maxAge: fourHundredDays } as const
}
