import { and, eq, lte, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { Actor } from '#app/domain/members/store.server.ts'
import { readAddedWord } from '#app/domain/shared/forms/added-word.ts'
import { type Acted, balanceDay, type CollectiveRow, lockCollective } from '#app/domain/shop/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { collectiveMembers, collectiveOrders } from '#db/schema/index.ts'
import { cancelOrder } from '../acts-store.server.ts'
import type { PlacedOrder } from '../placed-order.ts'
import type { Dated } from '../services.server.ts'
import { balanceDueOn } from './balance.ts'
import { noteAsked } from './demands-store.server.ts'
import { collectiveEnded, type CollectiveOutcome } from './emails.ts'
import { ordersOfCollective, piecesOfBuyer } from './read-store.server.ts'

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
    const orders = await ordersOfCollective({ database: transaction }, id)
    const isMade = countPieces(orders) >= held.minimum
    await end(transaction, held, { orders, outcome: isMade ? 'confirmed' : 'below-minimum', at })
  })
}

/** Calls a collective order off: all who ordered are told, their orders cancelled, what was paid given back. */
export async function callOffCollective(
  services: Dated,
  { id, actor, word: typed }: { id: string; actor: Actor; word?: string },
): Promise<Acted> {
  const { database, clock } = services
  const { word, problem } = readAddedWord(typed)
  if (problem !== undefined) return { ok: false, message: problem }
  const at = clock.now()
  const answer = await database.transaction(async (transaction): Promise<Acted> => {
    const held = await lockCollective(transaction, id)
    if (!held) return { ok: false, message: 'Cette commande groupée n’existe plus.' }
    if (held.state === 'ending' || held.state === 'cancelled')
      return { ok: false, message: 'Elle est déjà annulée.' }
    const orders = await ordersOfCollective({ database: transaction }, id)
    if (orders.some(({ stage }) => stage === 'sent' || stage === 'received'))
      return {
        ok: false,
        message: 'Des pièces sont déjà parties\u00a0: annulez les autres commandes une par une.',
      }
    await end(transaction, held, { orders, outcome: 'called-off', word, at })
    const subject = { id, name: held.identifier }
    await writeAuditLog(transaction, { at, actor, action: 'collective.called-off', subject })
    return { ok: true }
  })
  if (answer.ok) await cancelOrdersOf(services, id)
  return answer
}

type Ending = {
  orders: readonly PlacedOrder[]
  outcome: CollectiveOutcome
  word?: string | undefined
  at: Date
}

async function end(
  transaction: Transaction,
  held: CollectiveRow,
  { orders, outcome, word, at }: Ending,
): Promise<void> {
  const state = outcome === 'confirmed' ? 'confirmed' : 'ending'
  await transaction
    .update(collectiveOrders)
    .set({ state, endedAt: at })
    .where(eq(collectiveOrders.id, held.id))
  const { minimum, deliveryOn } = held
  const ordered = countPieces(orders)
  const balanceOn = outcome === 'confirmed' ? await dateBalances(transaction, held, at) : undefined
  for (const order of orders) {
    const { email: to, secret, lines, firstName, number, dueCents: cents = 0 } = order
    const product = lines[0]?.label ?? ''
    const isAsked = balanceOn !== undefined && (await noteAsked(transaction, order, { isLate: false, at }))
    const about = { product, firstName, number, outcome, ordered, minimum, deliveryOn, word }
    const balance = isAsked
      ? { cents, balanceOn: balanceDueOn(balanceOn, order.balance?.balanceOn) }
      : undefined
    const facts = { ...about, balance, orderPath: `/commande/${secret}` }
    await queueEmail(transaction, collectiveEnded, { to, facts }, at)
  }
}

/** Balances are due so many days after the end, never before the day that was agreed. */
async function dateBalances(
  transaction: Transaction,
  { id, balanceDays }: CollectiveRow,
  at: Date,
): Promise<string | undefined> {
  const balanceOn = balanceDay({ closesAt: at, balanceDays })
  if (balanceOn === undefined) return undefined
  await transaction
    .update(collectiveMembers)
    .set({ balanceOn: sql`greatest(balance_on, ${balanceOn}::date)` })
    .where(eq(collectiveMembers.collectiveId, id))
  return balanceOn
}

function countPieces(orders: readonly PlacedOrder[]): number {
  return orders.flatMap(piecesOfBuyer).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Each order in a transaction of its own: what is cut off is taken up again by the next minute. */
async function cancelOrdersOf(services: Dated, id: string): Promise<void> {
  const { database } = services
  for (const { number } of await ordersOfCollective({ database }, id))
    await cancelOrder(services, { number, author: 'commande-groupee' })
  if ((await ordersOfCollective({ database }, id)).length > 0) return
  const isEnding = and(eq(collectiveOrders.id, id), eq(collectiveOrders.state, 'ending'))
  await database.update(collectiveOrders).set({ state: 'cancelled' }).where(isEnding)
}
