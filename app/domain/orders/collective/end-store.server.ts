import { and, eq, lte, notInArray } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { Actor } from '#app/domain/members/store.server.ts'
import { type Acted, type CollectiveRow, lockCollective } from '#app/domain/shop/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { collectiveMembers, collectiveOrders, orderLines, orders } from '#db/schema/index.ts'
import { cancelOrder } from '../acts-store.server.ts'
import type { Dated } from '../services.server.ts'
import { collectiveEnded, type CollectiveOutcome } from './emails.ts'

/** Closes what is due at its minute, and goes on calling off the orders of what was not made; says how many ended. */
export async function endCollectives(services: Dated): Promise<number> {
  const { database, clock } = services
  const due = await database
    .select({ id: collectiveOrders.id })
    .from(collectiveOrders)
    .where(and(eq(collectiveOrders.state, 'open'), lte(collectiveOrders.closesAt, clock.now())))
  for (const { id } of due) await decide(services, id)
  const ending = await database
    .select({ id: collectiveOrders.id })
    .from(collectiveOrders)
    .where(eq(collectiveOrders.state, 'ending'))
  for (const { id } of ending) await cancelOrdersOf(services, id)
  return due.length
}

/** Decides once, by the pieces that are ordered: what was being ordered meanwhile has been written or is refused. */
function decide({ database, clock }: Dated, id: string): Promise<void> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const held = await lockCollective(transaction, id)
    if (held?.state !== 'open' || held.closesAt > at) return
    const lines = await liveLines(transaction, id)
    const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const isMade = ordered >= held.minimum
    await end(transaction, held, { lines, outcome: isMade ? 'confirmed' : 'below-minimum', at })
  })
}

/** Calls a collective order off: all who ordered are told, their orders cancelled, what was paid given back. */
export async function callOffCollective(
  services: Dated,
  { id, actor }: { id: string; actor: Actor },
): Promise<Acted> {
  const { database, clock } = services
  const at = clock.now()
  const answer = await database.transaction(async (transaction): Promise<Acted> => {
    const held = await lockCollective(transaction, id)
    if (!held) return { ok: false, message: 'Cette commande groupée n’existe plus.' }
    if (held.state === 'ending' || held.state === 'cancelled')
      return { ok: false, message: 'Elle est déjà annulée.' }
    await end(transaction, held, { lines: await liveLines(transaction, id), outcome: 'called-off', at })
    const subject = { id, name: held.identifier }
    await writeAuditLog(transaction, { at, actor, action: 'collective.called-off', subject })
    return { ok: true }
  })
  if (answer.ok) await cancelOrdersOf(services, id)
  return answer
}

type Line = Awaited<ReturnType<typeof liveLines>>[number]
type Ending = { lines: readonly Line[]; outcome: CollectiveOutcome; at: Date }

async function end(
  transaction: Transaction,
  held: CollectiveRow,
  { lines, outcome, at }: Ending,
): Promise<void> {
  const state = outcome === 'confirmed' ? 'confirmed' : 'ending'
  await transaction
    .update(collectiveOrders)
    .set({ state, endedAt: at })
    .where(eq(collectiveOrders.id, held.id))
  const { minimum, deliveryOn } = held
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  for (const [first] of Map.groupBy(lines, ({ number }) => number).values()) {
    if (!first) continue
    const { email: to, secret, product, firstName, number } = first
    const about = { product, firstName, number, outcome, ordered, minimum, deliveryOn }
    await queueEmail(
      transaction,
      collectiveEnded,
      { to, facts: { ...about, orderPath: `/commande/${secret}` } },
      at,
    )
  }
}

/** The lines of the orders that stand, the first order first. */
function liveLines(transaction: Transaction, id: string) {
  const { number, email, secret, firstName, placedAt } = orders
  return transaction
    .select({ number, email, secret, firstName, product: orderLines.label, quantity: orderLines.quantity })
    .from(collectiveMembers)
    .innerJoin(orders, eq(orders.id, collectiveMembers.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(collectiveMembers.collectiveId, id), notInArray(orders.stage, ['cancelled', 'expired'])))
    .orderBy(placedAt, number)
}

/** Each order in a transaction of its own: what is cut off is taken up again by the next minute. */
async function cancelOrdersOf(services: Dated, id: string): Promise<void> {
  const { database } = services
  const isLeft = await database.transaction((transaction) => liveLines(transaction, id))
  for (const number of new Set(isLeft.map((line) => line.number)))
    await cancelOrder(services, { number, author: 'commande-groupee' })
  const after = await database.transaction((transaction) => liveLines(transaction, id))
  if (after.length > 0) return
  const isEnding = and(eq(collectiveOrders.id, id), eq(collectiveOrders.state, 'ending'))
  await database.update(collectiveOrders).set({ state: 'cancelled' }).where(isEnding)
}
