import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { accountEmail } from './emails.ts'
import type { AccountEmailFacts, AccountEmailKind } from './emails.ts'

export { refusalOfPassword } from './common-passwords.server.ts'
export { accountEmail, securityEmail, type SecurityNewsKind } from './emails.ts'

export async function queueAccountEmail(
  { database, clock }: StoreServices,
  { kind, to, ...facts }: AccountEmailFacts & { kind: AccountEmailKind; to: string },
): Promise<void> {
  await database.transaction((transaction) =>
    queueEmail(transaction, accountEmail(kind), { to, facts }, clock.now()),
  )
}
