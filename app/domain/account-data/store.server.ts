import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { inTurn, listActive, type Actor } from '#app/domain/members/store.server.ts'
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

/** The same for a coach whom the person asked: without what they hide from the club. The audit log says so. */
export async function exportForClub(
  { database, clock }: StoreServices,
  { person, name, actor }: { person: Person; name: string; actor: Actor },
  accounts: AccountRecords = {},
): Promise<Record<string, unknown>> {
  const all = await collectPersonData(database, person, accounts)
  const subject = { id: person.userId, name }
  await writeAuditLog(database, { at: clock.now(), actor, action: 'member.data-exported', subject })
  return { ...all, courses: shownToClub(all.courses), agenda: shownToClub(all.agenda) }
}

// A reminder that was sent names its race: whoever hides would be found by it.
function shownToClub(rows: unknown): unknown[] {
  const isShown = (row: { isHidden?: unknown; key?: unknown }) =>
    row.isHidden !== true && row.key === undefined
  return Array.isArray(rows) ? rows.filter(isShown) : []
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
  /** The coach whom the person asked; undefined: they do it themselves. */
  askedOf?: { coach: Actor },
): Promise<'erased' | 'last-admin'> {
  const at = clock.now()
  const kept = listDataNotices().flatMap(({ title, staysBecause }) =>
    staysBecause ? [{ title, reason: staysBecause }] : [],
  )
  return inTurn(database, async (transaction) => {
    if (await isLastAdmin(transaction, person.userId)) return 'last-admin'
    for (const { erase } of personDataKinds.toReversed()) await erase?.(transaction, person)
    const subject = { id: person.userId, name: 'Compte supprimé' }
    const line = askedOf
      ? ({ actor: askedOf.coach, action: 'member.erased' } as const)
      : ({ actor: subject, action: 'account.deleted' } as const)
    await writeAuditLog(transaction, { at, ...line, subject })
    await queueEmail(transaction, accountDeleted, { to: person.email, facts: { at, kept } }, at)
    await removeAccount()
    return 'erased'
  })
}
