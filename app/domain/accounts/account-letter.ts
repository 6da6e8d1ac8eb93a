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
  link?: { tokenHash: string; type: string; redirectTo: string }
  newEmail?: string
}
