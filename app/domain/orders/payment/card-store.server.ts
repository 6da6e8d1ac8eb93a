import { eq } from 'drizzle-orm'
import { orders } from '#db/schema/index.ts'
import { lockOrder } from '../lock-store.server.ts'
import { refuse, type Refusal } from '../order.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { findOrderBySecret } from '../read-store.server.ts'
import {
  askForCheckout,
  type Attempt,
  type AttemptServices,
  type OpenedAttempt,
  followAttempt,
  markEnded,
  openAttempts,
  takeAttempt,
  type Trying,
} from './attempts-store.server.ts'

type OpenedPayment = { readonly ok: true; readonly url: string } | Refusal

const awayMessage =
  'Le service de paiement ne répond pas. Votre commande est gardée\u00a0: réessayez dans quelques minutes.'
const refusedMessage =
  'Le paiement n’a pas pu s’ouvrir. Votre commande est gardée\u00a0: réessayez, ou écrivez-nous.'
const noCards =
  'Le paiement par carte n’est pas ouvert pour le moment. Écrivez-nous, nous trouverons un autre moyen.'

/** Opens the payment page of an order, or the one already open: one at a time. Call it outside any transaction. */
export async function openCardPayment(services: AttemptServices, orderId: string): Promise<OpenedPayment> {
  const { payment: provider, database, clock } = services
  if (!provider) return refuse(noCards)
  const taken = await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, eq(orders.id, orderId))
    const problem = order ? problemOf(order, clock.now()) : 'Cette commande n’existe pas.'
    if (!order || problem !== undefined) return refuse(problem ?? '')
    return { ok: true as const, order, attempt: await takeAttempt(transaction, order, clock.now()) }
  })
  if (!taken.ok) return taken
  const { order, attempt } = taken
  const { checkoutId } = attempt
  const trying = { services, provider, order }
  return checkoutId === null ? openNew(trying, attempt) : reopen(trying, { ...attempt, checkoutId })
}

function problemOf({ paymentMethod, stage, money, expiresAt }: PlacedOrder, now: Date): string | undefined {
  if (money !== 'unpaid') return 'Cette commande est déjà payée.'
  if (paymentMethod !== 'card') return 'Cette commande ne se paie pas par carte.'
  if (stage === 'cancelled') return 'Cette commande est annulée.'
  const isOver = stage !== 'placed' || (expiresAt !== undefined && expiresAt <= now)
  return isOver
    ? 'Le délai de paiement est passé\u00a0: vos articles ne sont plus réservés. Commandez à nouveau.'
    : undefined
}

async function openNew(trying: Trying, attempt: Attempt): Promise<OpenedPayment> {
  const answer = await askForCheckout(trying, attempt)
  if (answer.ok) return { ok: true, url: answer.value.url }
  if (answer.why === 'unreachable') return refuse(awayMessage)
  // The same words would be refused again: the next time is another try.
  await markEnded(trying.services, attempt)
  return refuse(refusedMessage)
}

async function reopen({ services, provider, order }: Trying, attempt: OpenedAttempt): Promise<OpenedPayment> {
  const answer = await followAttempt(services, provider, { attempt, end: false })
  if (!answer.ok && answer.why === 'unreachable') return refuse(awayMessage)
  if (answer.ok && answer.value.state === 'paid') return refuse('Cette commande est déjà payée.')
  const url = answer.ok && answer.value.state === 'open' ? (answer.value.url ?? attempt.url) : null
  // Ended meanwhile, and said to be: the next is another try.
  return url === null ? openCardPayment(services, order.id) : { ok: true, url }
}

/** The buyer is back from the payment service: its own word counts, asked for now, not that of the address. */
export async function readPaymentReturn(services: AttemptServices, secret: string): Promise<void> {
  const { payment: provider, database } = services
  const order = provider && (await findOrderBySecret(services, secret))
  if (!provider || !order || order.money !== 'unpaid') return
  for (const attempt of await openAttempts(database, order.id)) {
    const { checkoutId } = attempt
    if (checkoutId !== null)
      await followAttempt(services, provider, { attempt: { ...attempt, checkoutId }, end: false })
  }
}
