import { eq } from 'drizzle-orm'
import { listAuditLogOf, writeAuditLog, type AuditAction } from '#app/domain/audit-log/store.server.ts'
import { listActive } from '#app/domain/members/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { messages } from '#db/schema/index.ts'
import { changeOf, doneAlready, openActs, standingOf, type MessageAct } from './standing.ts'

type Actor = { readonly id: string; readonly name: string }

export type MessageOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: 404 | 409; readonly message: string }

const unknown: MessageOutcome = { ok: false, status: 404, message: 'Ce message n’existe plus.' }

/** Does one act to a message. 409 says who did it before, or that it cannot be. */
export function actOnMessage(
  { database, clock }: StoreServices,
  { id, act, actor }: { id: string; act: MessageAct; actor: Actor },
): Promise<MessageOutcome> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const message = await lockMessage(transaction, id)
    if (!message) return unknown
    const action: AuditAction = `message.${act}`
    if (!openActs[standingOf(message)].includes(act)) {
      const done = (await listAuditLogOf(transaction, id)).find((line) => line.action === action)
      const by = done ? ` par ${done.actorName}, le ${formatInstant(done.at)}` : ''
      return { ok: false, status: 409, message: `${doneAlready[act]}${by}.` }
    }
    await transaction.update(messages).set(changeOf(act, at)).where(eq(messages.id, id))
    await writeAuditLog(transaction, { at, actor, action, subject: named(message) })
    return { ok: true }
  })
}

/** Gives a message to a coach, or to nobody. `seen`: who had it on the page that asks; 409 when that has changed. */
export function assignMessage(
  { database, clock }: StoreServices,
  { id, to, seen, actor }: { id: string; to: string | null; seen: string | null; actor: Actor },
): Promise<MessageOutcome> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const message = await lockMessage(transaction, id)
    if (!message) return unknown
    if (message.assignedTo === to) return { ok: true }
    const coaches = await listActive(transaction, 'admin')
    const nameOf = (userId: string | null) => {
      const coach = coaches.find((one) => one.userId === userId)
      return coach && nameOfPerson(coach)
    }
    if (to !== null && nameOf(to) === undefined)
      return { ok: false, status: 409, message: 'Cette personne n’est plus coach.' }
    if (message.assignedTo !== seen) {
      const holder = nameOf(message.assignedTo)
      const now = holder ? `Confié entre-temps à ${holder}` : 'N’est plus confié à personne'
      return { ok: false, status: 409, message: `${now}\u00a0: choisissez de nouveau.` }
    }
    await transaction.update(messages).set({ assignedTo: to }).where(eq(messages.id, id))
    const details = { to: nameOf(to) }
    await writeAuditLog(transaction, {
      at,
      actor,
      action: 'message.assigned',
      subject: named(message),
      details,
    })
    return { ok: true }
  })
}

export async function lockMessage(transaction: Transaction, id: string) {
  const [message] = await transaction.select().from(messages).where(eq(messages.id, id)).for('update')
  return message
}

export function named({ id, name, email }: { id: string; name: string | null; email: string }) {
  return { id, name: name ?? email }
}
