/** A mail that lets its reader prove that an address is theirs: by a code, or by following a link. */
export type AccountLetter = {
  kind:
    | 'confirmation'
    | 'invite'
    | 'magiclink'
    | 'recovery'
    | 'email_change_current'
    | 'email_change_new'
    | 'reauthentication'
  to: string
  /** What one may type instead of following the link. */
  code: string
  /** Absent where only a code is sent. */
  link?: { tokenHash: string; type: string; redirectTo: string }
  /** The address that will take its place, in a change. */
  newEmail?: string
}
