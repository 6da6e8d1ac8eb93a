/** A mail to write. `otp` is what one may type instead of following `link`. */
export type AuthLetter = {
  kind:
    | 'confirmation'
    | 'invite'
    | 'magiclink'
    | 'recovery'
    | 'email_change_current'
    | 'email_change_new'
    | 'reauthentication'
  to: string
  otp: string
  /** What a link carries; absent where only a code is sent. */
  link?: {
    /** The service's own address, which confirms by itself and leads on to `redirectTo`. */
    url: string
    tokenHash: string
    type: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'
    redirectTo: string
  }
  /** The address that will take its place, in a change. */
  newEmail?: string
  userMetadata: Record<string, unknown>
}
