import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { dayInParis, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { isPaymentLate } from '#app/domain/shared/late-payment.ts'
import { earliestMail } from '#app/domain/shared/mail-hours.ts'
import type { Transaction } from '#db/database.ts'
import { collectiveMembers, collectiveOrders, orders } from '#db/schema/index.ts'
import { lockOrder } from '../lock-store.server.ts'
import type { PlacedOrder } from '../placed-order.ts'
import type { Dated } from '../services.server.ts'
import { hasOpenWithdrawal } from '../withdrawal/answered.ts'
import { isPaidWhole } from './balance-store.server.ts'
import { collectiveBalance, collectiveBalanceLate } from './emails.ts'

/** Asks for the balances of what is made from who paid their deposit late, and reminds of those that are late, each once; says how many mails. */
export async function askForCollectiveBalances({ database, clock }: Dated): Promise<number> {
  const at = clock.now()
  if (timeInParis(at) < earliestMail) return 0
  const due = await database
    .select({
      orderId: collectiveMembers.orderId,
      balanceOn: collectiveMembers.balanceOn,
      askedAt: collectiveMembers.askedAt,
    })
    .from(collectiveMembers)
    .innerJoin(collectiveOrders, eq(collectiveOrders.id, collectiveMembers.collectiveId))
    .innerJoin(orders, eq(orders.id, collectiveMembers.orderId))
    .where(
      and(
        eq(collectiveOrders.state, 'confirmed'),
        isNotNull(collectiveMembers.balanceOn),
        or(isNull(collectiveMembers.askedAt), isNull(collectiveMembers.remindedAt)),
        sql`NOT ${isPaidWhole}`,
      ),
    )
  const today = dayInParis(at)
  let sent = 0
  for (const { orderId, balanceOn, askedAt } of due) {
    const isLate = askedAt !== null && isPaymentLate(balanceOn ?? today, askedAt, today)
    if (askedAt !== null && !isLate) continue
    const isSent = await database.transaction((transaction) => ask(transaction, orderId, isLate, at))
    if (isSent) sent += 1
  }
  return sent
}

async function ask(transaction: Transaction, orderId: string, isLate: boolean, at: Date): Promise<boolean> {
  const order = await lockOrder(transaction, eq(orders.id, orderId))
  if (!order || !(await noteAsked(transaction, order, { isLate, at }))) return false
  const facts = balanceFacts(order)
  await queueEmail(transaction, collectiveBalance, { to: order.email, facts: { ...facts, isLate } }, at)
  if (isLate) await queueEmail(transaction, collectiveBalanceLate, { facts }, at)
  return true
}

/** Notes once that a balance is asked for, or reminded of; false when there is nothing to ask. The order is held by the caller. */
export async function noteAsked(
  transaction: Transaction,
  order: PlacedOrder,
  { isLate, at }: { readonly isLate: boolean; readonly at: Date },
): Promise<boolean> {
  const isOwing = order.money === 'paid' || order.money === 'partly-refunded'
  if (!isOwing || !order.dueCents || order.email === '' || hasOpenWithdrawal(order)) return false
  const noted = await transaction
    .update(collectiveMembers)
    .set(isLate ? { remindedAt: at } : { askedAt: at })
    .where(
      and(
        eq(collectiveMembers.orderId, order.id),
        isNull(isLate ? collectiveMembers.remindedAt : collectiveMembers.askedAt),
      ),
    )
    .returning({ orderId: collectiveMembers.orderId })
  return noted.length > 0
}

function balanceFacts({ lines, firstName, number, secret, balance, dueCents = 0 }: PlacedOrder) {
  const balanceOn = balance?.balanceOn ?? ''
  const product = lines[0]?.label ?? ''
  return { product, firstName, number, orderPath: `/commande/${secret}`, cents: dueCents, balanceOn }
}
