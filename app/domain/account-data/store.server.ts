import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { inTurn, listActive } from '#app/domain/members/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { accountDeleted } from './deleted-email.ts'
import notices from './notices.json' with { type: 'json' }
import { personDataKinds, type AccountRecords } from './person-data-store.server.ts'
import type { DataNotice, Person } from './person.ts'

export function listDataNotices(): readonly DataNotice[] {
  return notices
}

/** Everything the site and its accounts hold of a person, by kind; no secret is in it. */
export async function collectPersonData(
  database: Database,
  person: Person,
  accounts: AccountRecords = {},
): Promise<Record<string, unknown>> {
  const kinds = await Promise.all(
    personDataKinds.map(
      async ({ key, collect }) => [key, await collect(database, person, accounts)] as const,
    ),
  )
  return Object.fromEntries(kinds)
}

/** Whether this person alone can still administer the site; made-up ones do not count. */
export async function isLastAdmin(database: Database | Transaction, userId: string): Promise<boolean> {
  const admins = await listActive(database, 'admin').for('update')
  return admins.length === 1 && admins[0]?.userId === userId
}

/** Deletes an account but what the law requires to keep, which an email lists; nothing if `removeAccount` fails. */
export async function eraseAccount(
  { database, clock }: StoreServices,
  person: Person,
  removeAccount: () => Promise<void>,
): Promise<'erased' | 'last-admin'> {
  const at = clock.now()
  const kept = listDataNotices().flatMap(({ title, staysBecause }) =>
    staysBecause ? [{ title, reason: staysBecause }] : [],
  )
  return inTurn(database, async (transaction) => {
    if (await isLastAdmin(transaction, person.userId)) return 'last-admin'
    for (const { erase } of personDataKinds.toReversed()) await erase?.(transaction, person)
    const subject = { id: person.userId, name: 'Compte supprimé' }
    await writeAuditLog(transaction, { at, actor: subject, action: 'account.deleted', subject })
    await queueEmail(transaction, accountDeleted, { to: person.email, facts: { at, kept } }, at)
    await removeAccount()
    return 'erased'
  })
}
