import { isAuditAction, writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { readMember } from '#app/domain/members/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { Database, Transaction } from '#db/database.ts'
import { alreadyDone, takenBack, type DoneAct } from './already-done.ts'
import type { OrderEvent, PlacedOrder } from './placed-order.ts'

const accountForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Who an author is: a member of the club, or the command of the site’s machine; undefined for one who is gone. */
async function findAuthor(database: Database, author: string) {
  if (!accountForm.test(author)) return { id: undefined, name: 'la commande du site' }
  const member = await readMember(database, author)
  return member && namedPerson(member)
}

/** Authors by what is noted of them; those nobody knows any more are left out. */
export async function namesOfAuthors(database: Database, authors: Iterable<string | undefined>) {
  const names = new Map<string, string>()
  for (const author of new Set(authors)) {
    const found = author === undefined ? undefined : await findAuthor(database, author)
    if (author !== undefined && found) names.set(author, found.name)
  }
  return names
}

/** « Déjà remise par Camille Martin, à 18 h 42. » when this was done to the order before; undefined otherwise. */
export async function sayAlreadyDone(
  database: Database,
  order: PlacedOrder,
  act: DoneAct,
  now: Date,
): Promise<string | undefined> {
  const done = alreadyDone(order, act)
  if (!done) return undefined
  const names = await namesOfAuthors(database, [done.event.author])
  return done.say(names.get(done.event.author ?? ''), now)
}

/** « Reprise par Camille Martin, à 18 h 42 : elle n’est plus prête. » when the last step of the order was taken back. */
export async function sayTakenBack(
  database: Database,
  order: PlacedOrder,
  now: Date,
): Promise<string | undefined> {
  const done = takenBack(order)
  if (!done) return undefined
  const names = await namesOfAuthors(database, [done.event.author])
  return done.say(names.get(done.event.author ?? ''), now)
}

/** « par Camille Martin, le 24 novembre 2026, 18 h 42 » of the last of these acts, with the space before it; empty without one. */
export async function sayWhoAndWhen(
  database: Database,
  { events }: PlacedOrder,
  acts: readonly OrderEvent['act'][],
): Promise<string> {
  const last = events.findLast(({ act }) => acts.includes(act))
  const by = (await namesOfAuthors(database, [last?.author])).get(last?.author ?? '')
  return `${by ? ` par ${by}` : ''}${last ? `, le ${formatInstant(last.at)}` : ''}`
}

type TeamEvent = Pick<OrderEvent, 'act' | 'at'> & {
  readonly orderId: string
  readonly author: string
  readonly number: string
}

/** What the team does to an order stands in the audit log of the club too. */
export async function auditTeamAct(
  transaction: Transaction,
  { act, at, author, orderId, number }: TeamEvent,
): Promise<void> {
  const action = `order.${act}`
  if (!isAuditAction(action)) throw new Error(`The audit log has no word for ${action}.`)
  const found = await findAuthor(transaction, author)
  await writeAuditLog(transaction, {
    at,
    ...(found?.id !== undefined && { actor: { id: found.id, name: found.name } }),
    action,
    subject: { id: orderId, name: `Commande ${number}` },
  })
}
