export type Person = {
  userId: string
  email: string
  /** E.164 */
  phones: readonly string[]
}

export type DataNotice = {
  key: string
  title: string
  purpose: string
  kept: string
  staysBecause?: string
}
