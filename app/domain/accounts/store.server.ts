import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { accountEmail, securityEmail } from './emails.ts'
import type { AccountEmailFacts, AccountEmailKind, SecurityNewsKind } from './emails.ts'

export { securityEmail, type SecurityNewsKind } from './emails.ts'

export async function queueAccountEmail(
  { database, clock }: StoreServices,
  { kind, to, ...facts }: AccountEmailFacts & { kind: AccountEmailKind; to: string },
): Promise<void> {
  await database.transaction((transaction) =>
    queueEmail(transaction, accountEmail(kind), { to, facts }, clock.now()),
  )
}

export async function queueSecurityEmail(
  { database, clock }: StoreServices,
  { kind, to }: { kind: SecurityNewsKind; to: string },
): Promise<void> {
  const at = clock.now()
  await database.transaction((transaction) =>
    queueEmail(transaction, securityEmail(kind), { to, facts: { at } }, at),
  )
}
