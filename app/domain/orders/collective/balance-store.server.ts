import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { orders } from '#db/schema/index.ts'
import { lockOrder } from '../lock-store.server.ts'
import { type Refusal, refuse } from '../order.ts'
import { disputeProblem } from '../payment/dispute.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { writeInstalmentOrder } from '../placing/instalment-order-store.server.ts'
import { findOrderById, findOrdersById } from '../read-store.server.ts'
import { abandonHeldOrder } from '../refunds/booking-refund-store.server.ts'
import { leftToReturn, refundsOf } from '../refunds/refunds.ts'
import { heldPieces } from '../returns/pieces.ts'
import type { Dated, Reader } from '../services.server.ts'
import { hasOpenWithdrawal } from '../withdrawal/answered.ts'
import { paidBalance } from './balance.ts'

type ToPay = { readonly ok: true; readonly order: { readonly id: string; readonly secret: string } } | Refusal

type Asking = { readonly secret: string; readonly method: 'card' | 'transfer' }

/** The order that pays the balance of the order with this secret, made when there is none; by another means, the former one is given up. */
export function askToPayBalance({ database, clock }: Dated, { secret, method }: Asking): Promise<ToPay> {
  const at = clock.now()
  return database.transaction(async (transaction): Promise<ToPay> => {
    const order = await lockOrder(transaction, eq(orders.secret, secret))
    const problem = order ? problemOf(order) : over
    if (!order || problem !== undefined) return refuse(problem ?? over)
    const [open] = await openBalances(transaction, order)
    if (open?.paymentMethod === method && open.totalCents === order.dueCents) return { ok: true, order: open }
    await giveUpBalance(transaction, order, at)
    return { ok: true, order: await writeBalance(transaction, order, { method, at }) }
  })
}

const over = 'Cette commande n’est plus en cours\u00A0: il n’y a rien à payer.'

const withdrawn = 'Votre rétractation attend sa réponse\u00A0: le solde n’est pas demandé d’ici là.'

function problemOf(order: PlacedOrder): string | undefined {
  const { balance, dueCents = 0, money } = order
  if (!balance || order.stage === 'cancelled' || order.stage === 'expired' || money === 'refunded')
    return over
  if (money === 'unpaid') return 'L’acompte n’est pas encore payé.'
  if (dueCents === 0) return 'Tout est payé.'
  if (!balance.isConfirmed)
    return 'Le solde se paie une fois la commande groupée fermée, si elle atteint son minimum.'
  return hasOpenWithdrawal(order) ? withdrawn : disputeProblem(order)
}

/** The order by which a balance was paid, with all that belongs to it. */
export async function findPaidBalance(
  database: Reader['database'],
  order: Pick<PlacedOrder, 'balance'>,
): Promise<PlacedOrder | undefined> {
  const paid = paidBalance(order)
  return paid && findOrderById(database, paid.id)
}

/** Those of its orders that wait to be paid; held with it. */
async function openBalances(transaction: Transaction, { balance }: Pick<PlacedOrder, 'balance'>) {
  const open = (balance?.orders ?? []).filter(({ stage, paidCents }) => stage === 'placed' && paidCents === 0)
  return open.length === 0
    ? []
    : findOrdersById(
        transaction,
        open.map(({ id }) => id),
      )
}

/** What waited to be paid of a balance is asked for no more: it is another sum, or by another means. The order is held by the caller. */
export async function giveUpBalance(
  transaction: Transaction,
  order: Pick<PlacedOrder, 'balance'>,
  at: Date,
): Promise<void> {
  for (const open of await openBalances(transaction, order)) await abandonHeldOrder(transaction, open, at)
}

/** For who made the first, under its terms, its lines by their ranks; its pieces are theirs, so it never expires by itself. */
async function writeBalance(
  transaction: Transaction,
  order: PlacedOrder,
  { method, at }: { readonly method: 'card' | 'transfer'; readonly at: Date },
) {
  const [row] = await transaction.select().from(orders).where(eq(orders.id, order.id))
  if (!row) throw new Error('An order that is held is not there.')
  const { email, phone, firstName, lastName, address, userId } = order
  const {
    terms: _text,
    termsVersion: _version,
    termsUpdatedOn: _on,
    deposit: _deposit,
    ...agreed
  } = order.terms
  return writeInstalmentOrder(transaction, {
    balanceOf: order.id,
    buyer: { email, phone, firstName, lastName, address },
    userId,
    paymentMethod: method,
    lines: linesOf(order),
    terms: row.terms,
    agreed,
    recap: row.recap,
    placedAt: at,
    expiresAt: undefined,
    emails: [],
  })
}

function linesOf(order: PlacedOrder) {
  const held = heldPieces(order)
  return leftToReturn(order, refundsOf(order)).flatMap(({ id, quantity }) => {
    const line = order.lines.find((one) => one.id === id)
    if (!line?.balanceCents) return []
    const { identifier, variant, label, regime, balanceCents: unitPriceCents } = line
    const sizes = held.flatMap((one) => (one.line === id && one.detail !== undefined ? [one.detail] : []))
    return [
      {
        identifier,
        variant,
        label: `Solde, ${label}`,
        detail: sizes.length > 0 ? [...new Set(sizes)].join(', ') : line.detail,
        quantity,
        unitPriceCents,
        regime,
        rank: Number(id),
      },
    ]
  })
}

/** Nothing is left to pay of the pieces that were not given up. The same as `balanceDue`. */
export const isPaidWhole = sql`orders.id NOT IN (SELECT owing.order_id FROM club.order_lines AS owing
  WHERE balance_cents > 0 AND NOT EXISTS (
    SELECT FROM club.orders AS rest JOIN club.payments AS settling ON settling.order_id = rest.id
    WHERE rest.balance_of = owing.order_id AND outcome = 'settles' AND received_cents > 0)
  AND owing.quantity > coalesce((
    SELECT sum((part ->> 'quantity')::integer) FROM club.refunds, jsonb_array_elements(refund -> 'lines') AS part
    WHERE refunds.order_id = owing.order_id AND part ->> 'id' = owing.rank::text), 0))`
