export type Person = {
  userId: string
  email: string
  /** E.164 */
  phones: readonly string[]
}

type AccountUser = {
  readonly phone?: string | undefined
  readonly phone_confirmed_at?: string | undefined
  readonly factors?: readonly { readonly status: string }[] | undefined
}

/** A person with the numbers that their account and its second factors have shown to be theirs. */
export function personOfUser(userId: string, email: string, user: AccountUser): Person {
  const factors = (user.factors ?? []).filter(({ status }) => status === 'verified')
  const numbers = [user.phone_confirmed_at && user.phone, ...factors.map((factor) => phoneIn(factor))]
  const phones = numbers.flatMap((number) => (number ? [number.startsWith('+') ? number : `+${number}`] : []))
  return { userId, email, phones }
}

// The official types leave it out.
function phoneIn(factor: object): string | undefined {
  return 'phone' in factor && typeof factor.phone === 'string' ? factor.phone : undefined
}

export type DataNotice = {
  key: string
  title: string
  purpose: string
  kept: string
  staysBecause?: string
}
