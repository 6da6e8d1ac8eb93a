import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type {
  Checkout,
  CheckoutRequest,
  CheckoutState,
  PaymentProvider,
  ProviderAnswer,
} from '#app/outside/payment/payment-provider.ts'
import type { Database, Transaction } from '#db/database.ts'
import { orders, paymentAttempts } from '#db/schema/index.ts'
import { readIssuer } from '../documents/documents-store.server.ts'
import { lockOrder } from '../lock-store.server.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { paymentKey } from '../placing/recap.ts'
import { reservationEnd } from '../placing/reservation.ts'
import { findOrderById } from '../read-store.server.ts'
import type { OrderServices } from '../services.server.ts'
import { applyPayment } from './settle-store.server.ts'

export type AttemptServices = Omit<OrderServices, 'isProduction'>

export type Attempt = typeof paymentAttempts.$inferSelect

export type OpenedAttempt = Attempt & { readonly checkoutId: string }

export function openAttempts(database: Pick<Database, 'select'>, orderId: string): Promise<Attempt[]> {
  return database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), isNull(paymentAttempts.endedAt)))
    .orderBy(desc(paymentAttempts.rank))
}

/** The try that is open, or a new one, written before the service is asked: after a crash the same is asked again. */
export async function takeAttempt(transaction: Transaction, { id: orderId }: PlacedOrder, openedAt: Date) {
  const all = await transaction
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.rank))
  const last = all.at(-1)
  if (last && last.endedAt === null) return last
  const attempt = { orderId, rank: (last?.rank ?? 0) + 1, openedAt }
  const [taken] = await transaction.insert(paymentAttempts).values(attempt).returning()
  if (!taken) throw new Error('The try at paying was not written.')
  return taken
}

/** An order to be paid, and the service that is asked. */
export type Trying = {
  readonly services: AttemptServices
  readonly provider: PaymentProvider
  readonly order: PlacedOrder
}

/** Asks the service to open the checkout of a try. The same try is the same checkout, however often it is asked for. */
export async function askForCheckout(
  { services: { database, siteUrl }, provider, order }: Trying,
  attempt: Attempt,
): Promise<ProviderAnswer<Checkout>> {
  const answer = await provider.openCheckout(requestOf(order, attempt, siteUrl))
  if (answer.ok) {
    const { id: checkoutId, url, expiresAt } = answer.value
    await database.update(paymentAttempts).set({ checkoutId, url, expiresAt }).where(isAttempt(attempt))
  }
  return answer
}

function requestOf(order: PlacedOrder, { rank, openedAt }: Attempt, siteUrl: string): CheckoutRequest {
  const page = `${siteUrl}/commande/${order.secret}`
  return {
    key: paymentKey(order.id, rank),
    orderId: order.id,
    orderNumber: order.number,
    email: order.email,
    amountCents: order.totalCents,
    lines: payableLines(order),
    deliveryCents: order.deliveryCents,
    deliveryLabel: order.terms.delivery.label,
    successUrl: `${page}/retour`,
    cancelUrl: page,
    // The same at every try of the same key.
    expiresAt: reservationEnd('card', wasTaken(order) ? openedAt : order.placedAt) ?? openedAt,
  }
}

/** Whether the team took it for its buyer, who pays whenever they read the mail. */
function wasTaken({ events }: PlacedOrder): boolean {
  return events.some(({ act, actor }) => act === 'place' && actor === 'team')
}

/** Requests the state of an attempt (`end`: ends it first) and writes it; call it outside any transaction. */
export async function followAttempt(
  services: AttemptServices,
  provider: PaymentProvider,
  { attempt, end }: { readonly attempt: OpenedAttempt; readonly end: boolean },
): Promise<ProviderAnswer<CheckoutState>> {
  const { checkoutId } = attempt
  const answer = await (end ? provider.endCheckout(checkoutId) : provider.readCheckout(checkoutId))
  if (answer.ok && answer.value.state === 'paid')
    await settleCheckout(services, attempt, { ...answer.value, state: 'paid' })
  // What the service does not know any more cannot be paid.
  const isOver = answer.ok ? answer.value.state === 'expired' : answer.why === 'refused'
  if (isOver) await markEnded(services, attempt)
  return answer
}

async function settleCheckout(
  { database, content, clock }: AttemptServices,
  attempt: OpenedAttempt,
  { payment, amountCents, currency }: Extract<CheckoutState, { state: 'paid' }>,
): Promise<void> {
  const now = clock.now()
  const issuer = await readIssuer(content, now)
  const id = `checkout:${attempt.checkoutId}`
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, eq(orders.id, attempt.orderId))
    if (!order) return
    await applyPayment(transaction, order, {
      event: { id, kind: 'paid', payment, amountCents, currency },
      paymentMethod: 'card',
      receivedAt: now,
      now,
      actor: 'provider',
      issuer,
    })
    await transaction.update(paymentAttempts).set({ endedAt: now }).where(isAttempt(attempt))
  })
}

/** @param attempt whose checkout can no longer be paid */
export async function markEnded(
  { database, clock }: Pick<AttemptServices, 'database' | 'clock'>,
  attempt: Attempt,
): Promise<void> {
  await database.update(paymentAttempts).set({ endedAt: clock.now() }).where(isAttempt(attempt))
}

function isAttempt({ orderId, rank }: Attempt) {
  return and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.rank, rank))
}

/** Ends every open checkout of an order; true when all are over. What was paid meanwhile is settled or refunded. */
export async function endCheckouts(
  services: AttemptServices,
  orderId: string,
): Promise<'over' | 'being-paid' | 'unreachable'> {
  const { payment: provider, database } = services
  const order = provider && (await findOrderById(database, orderId))
  if (!provider || !order) return 'over'
  for (const attempt of await openAttempts(database, orderId)) {
    const known = await withCheckout({ services, provider, order }, attempt)
    if (known === 'unreachable') return known
    if (known === 'refused') continue
    const answer = await followAttempt(services, provider, { attempt: known, end: true })
    if (!answer.ok && answer.why === 'unreachable') return 'unreachable'
    if (answer.ok && answer.value.state === 'open') return 'being-paid'
  }
  return 'over'
}

const payloadSchema = z.object({ orderId: z.uuid() })

/** Ends the checkouts of an order that was called off. Throws until they are, so that the job is tried again. */
export async function endCheckoutsLater(services: AttemptServices, payload: unknown): Promise<void> {
  const outcome = await endCheckouts(services, payloadSchema.parse(payload).orderId)
  if (outcome !== 'over') throw new Error(`The checkouts of an order are not ended: ${outcome}.`)
}

async function withCheckout(
  trying: Trying,
  attempt: Attempt,
): Promise<OpenedAttempt | 'unreachable' | 'refused'> {
  if (attempt.checkoutId !== null) return { ...attempt, checkoutId: attempt.checkoutId }
  const answer = await askForCheckout(trying, attempt)
  if (answer.ok) return { ...attempt, checkoutId: answer.value.id }
  if (answer.why === 'refused') await markEnded(trying.services, attempt)
  return answer.why
}

/** The service takes no line below zero: an order with a discount is one line at its total. */
function payableLines({ lines, number, totalCents, deliveryCents }: PlacedOrder): CheckoutRequest['lines'] {
  if (lines.every(({ unitPriceCents }) => unitPriceCents >= 0)) return lines
  const label = `${lines[0]?.label ?? ''}, remise déduite (${number})`
  return [{ label, quantity: 1, unitPriceCents: totalCents - deliveryCents }]
}
