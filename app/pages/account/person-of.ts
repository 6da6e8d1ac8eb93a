import type { Person } from '#app/domain/account-data/person.ts'
import type { OwnAccount } from './read-account.server.ts'

export function personOf({ account, user, email }: Pick<OwnAccount, 'account' | 'user' | 'email'>): Person {
  const factors = (user.factors ?? []).filter(({ status }) => status === 'verified')
  const numbers = [user.phone_confirmed_at && user.phone, ...factors.map((factor) => phoneIn(factor))]
  const phones = numbers.flatMap((number) => (number ? [number.startsWith('+') ? number : `+${number}`] : []))
  return { userId: account.userId, email, phones }
}

// The official types leave it out.
function phoneIn(factor: object): string | undefined {
  return 'phone' in factor && typeof factor.phone === 'string' ? factor.phone : undefined
}
