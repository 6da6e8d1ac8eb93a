import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { authorSchema } from '#app/domain/shared/people/author.ts'
import type { Transaction } from '#db/database.ts'
import { dayProblem } from '../act-day.ts'
import { sayAlreadyDone } from '../authors-store.server.ts'
import { type Issuer, readIssuer } from '../documents/documents-store.server.ts'
import { changeOrder, orderOf } from '../lock-store.server.ts'
import type { OrderAct, PlacedOrder } from '../placed-order.ts'
import type { OrderServices } from '../services.server.ts'
import { applyPayment } from './settle-store.server.ts'

type SeenPayment = {
  readonly number: string
  readonly author: string
  readonly reference?: string | undefined
  /** What its email says besides. */
  readonly word?: string | undefined
  /** Day in France on which the money came, `YYYY-MM-DD`; today when absent. */
  readonly on?: string | undefined
}

/** Marks an order as paid by transfer or on site; an expired one without stock is noted as to be refunded. */
export async function markPaid(
  { database, content, clock }: Pick<OrderServices, 'database' | 'content' | 'clock'>,
  seen: SeenPayment,
): Promise<OrderAct> {
  const author = authorSchema.parse(seen.author)
  const now = clock.now()
  const issuer = await readIssuer(content, now)
  return changeOrder(database, orderOf(seen), async (transaction, order) => {
    const already = await sayAlreadyDone(transaction, order, 'pay', now)
    return already ?? applySeenPayment(transaction, order, { ...seen, author, now, issuer })
  })
}

type Seen = Omit<SeenPayment, 'number'> & { readonly now: Date; readonly issuer: Issuer }

/** The same for an order that is held by the caller; why it cannot be, undefined once it is done. */
export async function applySeenPayment(
  transaction: Transaction,
  order: PlacedOrder,
  { author, now, issuer, ...seen }: Seen,
): Promise<string | undefined> {
  const on = seen.on ?? dayInParis(now)
  const problem = problemOf(order, seen) ?? dayProblem(on, order.placedAt, now)
  if (problem !== undefined) return problem
  const { paymentMethod, totalCents: amountCents } = order
  const payment = `${paymentMethod}-${order.number}`
  const decision = await applyPayment(transaction, order, {
    event: { id: payment, payment, kind: 'paid', amountCents, currency: 'eur' },
    now,
    author,
    issuer,
    paymentMethod,
    receivedAt: on === dayInParis(now) ? now : new Date(`${on}T12:00:00Z`),
    actor: 'team',
    reference: withoutNames(seen.reference),
  })
  if (decision.do === 'give-back') return decision.why === 'cancelled' ? givenUp : soldMeanwhile
  return decision.do === 'settle' ? undefined : 'Ce paiement est déjà noté.'
}

const soldMeanwhile =
  'Cette commande a expiré et ses articles sont partis\u00a0: le paiement est noté, il est à rendre.'

const givenUp = 'Cette inscription est annulée\u00a0: le paiement est noté, il est à rendre.'

function problemOf(
  { money, paymentMethod, stage }: PlacedOrder,
  { reference = '' }: Pick<SeenPayment, 'reference'>,
): string | undefined {
  if (money !== 'unpaid') return 'Cette commande est déjà payée.'
  if (paymentMethod === 'card')
    return 'Une commande par carte se paie au service de paiement, qui le dit lui-même.'
  if (stage === 'cancelled') return 'Cette commande est annulée\u00a0: rendez l’argent reçu.'
  return reference.length > 120 ? 'Cette référence est trop longue.' : undefined
}

/** What is noted of an order is never changed nor forgotten: the name of who paid may not be in it. */
function withoutNames(reference = ''): string | undefined {
  const words = reference.split(/\s+/).filter((word) => /\d/.test(word))
  return words.join(' ') || undefined
}
