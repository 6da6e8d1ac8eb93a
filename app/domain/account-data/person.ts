/** Whose data it is: by the account, and by the addresses and numbers it may stand under. */
export type Person = {
  userId: string
  /** In lower case. */
  email: string
  /** E.164 */
  phones: readonly string[]
}

/** What is said of a kind of data to the person it is about. */
export type DataNotice = {
  key: string
  title: string
  purpose: string
  /** How long, while the account is there. */
  kept: string
  /** Why it stays when the account is deleted; without it, it goes. */
  staysBecause?: string
}
