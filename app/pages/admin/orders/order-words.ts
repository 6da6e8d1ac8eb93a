import { trackingOf } from '#app/domain/orders/carriers.ts'
import type { OrderEvent, OrderRefund } from '#app/domain/orders/placed-order.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { methodWords } from './order-state.tsx'

export const ownerWords: Readonly<Record<OrderEvent['actor'], string>> = {
  customer: 'l’acheteur',
  team: 'l’équipe',
  clock: 'le site',
  provider: 'le service de paiement',
}

const eventWords: Readonly<Record<OrderEvent['act'], string>> = {
  place: 'Commandée',
  pay: 'Payée',
  prepare: 'En préparation',
  makeReady: 'Prête à remettre',
  send: 'Expédiée',
  receive: 'Remise ou livrée',
  cancel: 'Annulée',
  abandon: 'Annulée par l’acheteur',
  expire: 'Expirée',
  revive: 'Reprise après expiration',
  refund: 'Remboursement décidé',
  refunded: 'Remboursement fait',
  withdraw: 'Rétractation déclarée',
  'hold-payment': 'Paiement mis de côté',
  'give-back': 'Paiement à rendre',
  'payment-failed': 'Paiement refusé',
  'refund-failed': 'Remboursement refusé par le prestataire',
  'refund-again': 'Remboursement redemandé',
  dispute: 'Paiement contesté',
  return: 'Retour reçu',
  exchange: 'Échange décidé',
  'exchange-done': 'Échange fait',
  'exchange-cancelled': 'Échange abandonné',
  'take-back': 'Repris aussitôt',
}

/** What happened, with the sum, the day or the number that goes with it. */
export function eventInWords({ act, facts }: OrderEvent) {
  const { cents, reference, receivedOn, on, why, status } = facts
  const parcel = trackingOf({ carrier: textOf(facts.carrier), trackingNumber: textOf(facts.trackingNumber) })
  const details = [
    !cents ? undefined : formatEuros(Number(cents)),
    parcel?.words,
    receivedOn === undefined ? undefined : `le ${formatDay(String(receivedOn))}`,
    on === undefined ? undefined : `le ${formatDay(String(on))}`,
    reference,
    facts.pieces,
    isAct(facts.taken) ? eventWords[facts.taken].toLowerCase() : undefined,
    status,
    why,
  ]
  const isAnswer = act === 'refund' && cents === 0
  return {
    what: isAnswer ? 'Rétractation traitée, tout est retenu' : eventWords[act],
    detail: details.filter(Boolean).join(', '),
  }
}

const isAct = isKeyOf(eventWords)

function textOf(fact: string | number | undefined) {
  return fact === undefined ? undefined : String(fact)
}

type Payment = {
  id: string
  paymentMethod: keyof typeof methodWords
  receivedCents: number
  refundedCents: number
  outcome: 'settles' | 'held' | 'given-back' | null
  receivedAt: Date
}

const outcomeWords = {
  settles: 'règle la commande',
  held: 'mis de côté',
  'given-back': 'à rendre en entier',
} as const

export function paymentInWords({
  id,
  paymentMethod,
  receivedCents,
  refundedCents,
  outcome,
  receivedAt,
}: Payment) {
  const fate = outcome ? outcomeWords[outcome] : 'en attente'
  const back = refundedCents > 0 ? `, ${formatEuros(refundedCents)} rendus` : ''
  return {
    what: `${formatEuros(receivedCents)}, ${methodWords[paymentMethod].toLowerCase()}`,
    detail: `Le ${formatDay(dayInParis(receivedAt))}\u00a0: ${fate}${back}.`,
    // What it is looked up by at the payment service.
    reference: paymentMethod === 'card' ? id : undefined,
  }
}

const refundStates: Readonly<Record<OrderRefund['state'], string>> = {
  due: 'à faire par vous, par virement ou en main propre',
  requested: 'demandé au prestataire',
  pending: 'en cours chez le prestataire',
  done: 'fait',
  failed: 'refusé par le prestataire',
}

type KnownRefund = {
  cents: number
  state: OrderRefund['state']
  decidedAt: Date
  document: string | null
  lastError: string | null
  providerId: string | null
}

export function refundInWords({ cents, state, decidedAt, document, lastError, providerId }: KnownRefund) {
  const note = document === null ? '' : `, avoir ${document}`
  const why = lastError ? ` ${lastError}` : ''
  return {
    what: `${formatEuros(cents)} à rendre`,
    detail: `Décidé le ${formatDay(dayInParis(decidedAt))}${note}\u00a0: ${refundStates[state]}.${why}`,
    reference: providerId ?? undefined,
    isOpen: state !== 'done',
  }
}
