import { eq } from 'drizzle-orm'
import { authorSchema } from '#app/domain/shared/author.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/index.ts'
import { readIssuer } from '../documents/documents-store.server.ts'
import { lockOrder } from '../lock-store.server.ts'
import { type OrderAct, type PlacedOrder, unknownOrder } from '../placed-order.ts'
import { findOrderById } from '../read-store.server.ts'
import { applyPayment } from './settle-store.server.ts'

type PaidServices = {
  readonly database: Database
  readonly content: SiteContentReader
  readonly clock: Clock
}

type SeenPayment = {
  readonly number: string
  readonly author: string
  readonly reference?: string | undefined
  /** Day in France, `YYYY-MM-DD`; today when absent. */
  readonly receivedOn?: string | undefined
}

/**
 * Notes that an order was paid by transfer or on site: its invoice and its email go with it. An order that expired is
 * revived while there is stock; else the payment is written down as to be given back, and the message says so.
 */
export async function markPaid(services: PaidServices, seen: SeenPayment): Promise<OrderAct> {
  const { database, content, clock } = services
  const author = authorSchema.parse(seen.author)
  const now = clock.now()
  const issuer = await readIssuer(content, now)
  return database.transaction(async (transaction): Promise<OrderAct> => {
    const order = await lockOrder(transaction, eq(orders.number, seen.number))
    if (!order) return unknownOrder
    const problem = problemOf(order, seen, dayInParis(now))
    if (problem !== undefined) return { ok: false, message: problem }
    const payment = `${order.paymentMethod}-${order.number}`
    const event = {
      id: payment,
      payment,
      kind: 'paid' as const,
      amountCents: order.totalCents,
      currency: 'eur',
    }
    const decision = await applyPayment(transaction, order, {
      event,
      now,
      author,
      issuer,
      paymentMethod: order.paymentMethod,
      receivedAt: seen.receivedOn === undefined ? now : noonOf(seen.receivedOn, now),
      actor: 'team',
      reference: withoutNames(seen.reference),
    })
    if (decision.do === 'give-back') return { ok: false, message: soldMeanwhile }
    const after = await findOrderById(transaction, order.id)
    return after && decision.do === 'settle'
      ? { ok: true, order: after }
      : { ok: false, message: alreadyNoted }
  })
}

const soldMeanwhile =
  'Cette commande a expiré et ses articles sont partis\u00a0: le paiement est noté, il est à rendre.'
const alreadyNoted = 'Ce paiement est déjà noté.'

function problemOf(
  { money, paymentMethod, stage, placedAt }: PlacedOrder,
  { receivedOn, reference = '' }: SeenPayment,
  today: string,
): string | undefined {
  if (money !== 'unpaid') return 'Cette commande est déjà payée.'
  if (paymentMethod === 'card')
    return 'Une commande par carte se paie au service de paiement, qui le dit lui-même.'
  if (stage === 'cancelled') return 'Cette commande est annulée\u00a0: rendez l’argent reçu.'
  if (reference.length > 120) return 'Cette référence est trop longue.'
  if (receivedOn === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(receivedOn) && !Number.isNaN(Date.parse(receivedOn))
  if (!isDay || receivedOn > today) return 'Indiquez le jour du paiement, aujourd’hui au plus tard.'
  return receivedOn < dayInParis(placedAt) ? 'Ce jour est d’avant la commande.' : undefined
}

/** What is noted of an order is never changed nor forgotten: the name of who paid may not be in it. */
function withoutNames(reference = ''): string | undefined {
  const words = reference.split(/\s+/).filter((word) => /\d/.test(word))
  return words.join(' ') || undefined
}

/** An instant of that day in France, never one to come. */
function noonOf(day: string, now: Date): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  return noon < now ? noon : now
}
