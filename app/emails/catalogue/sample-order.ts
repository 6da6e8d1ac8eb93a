import type { OrderEmail, OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import type { OrderLine, OrderRefund, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import type { FrozenTerms } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { deliveryFeeCents, type DeliveryKind } from '#app/domain/shared/delivery.ts'
import type { SampleContract } from './sample-contract.server.ts'

type Sample = { readonly order: PlacedOrder; readonly facts?: OrderEmailFacts['facts'] }

const shirt: OrderLine = {
  id: '1',
  identifier: 'exemple',
  variant: 'vert-m',
  label: 'Maillot d’exemple',
  detail: 'Vert piste, taille M',
  quantity: 1,
  unitPriceCents: 5400,
  regime: '14-jours',
  art: undefined,
}

const lines: readonly OrderLine[] = [
  shirt,
  {
    ...shirt,
    id: '2',
    variant: 'ardoise',
    label: 'Gourde d’exemple',
    detail: 'Ardoise',
    quantity: 2,
    unitPriceCents: 1600,
    regime: 'hygiene',
  },
]

/** What stands where a coach may add a word to the email of an act. */
export const wordOfAct = 'Ici, le mot que vous ajoutez à cette étape, si vous en ajoutez un.'

/** A made-up order in the state that an email tells, made now under the terms of the site. */
export function sampleOrder(email: OrderEmail, contract: SampleContract, now: Date): Sample {
  const order = orderFor('shipping', contract, now)
  const paid = paidOrder(order, now)
  const atTraining = paidOrder(orderFor('pickup', contract, now), now)
  const word = wordOfAct
  switch (email) {
    case 'paid':
      return { order: paid, facts: { word } }
    case 'reminder-1':
    case 'reminder-2':
      return { order: { ...order, paymentMethod: 'transfer', expiresAt: daysAfter(now, 7) } }
    case 'ready':
      return { order: { ...atTraining, stage: 'ready' }, facts: { word } }
    case 'waiting-1':
    case 'waiting-2':
      return { order: { ...atTraining, stage: 'ready' } }
    case 'sent':
      return {
        order: { ...paid, stage: 'sent', carrier: 'colissimo', trackingNumber: '6A00000000000' },
        facts: { word },
      }
    case 'delivered':
      return { order: received(paid, now), facts: { word } }
    case 'cancelled':
      return { order: { ...order, stage: 'cancelled' }, facts: { word } }
    case 'expired':
      return { order: { ...order, stage: 'expired', expiresAt: now } }
    case 'given-back':
      return { order: paid, facts: { cents: paid.totalCents, why: 'paid-twice' } }
    case 'refund-refused':
      return { order: refunded(paid, now, 'failed'), facts: { cents: 1600 } }
    case 'withdrawal-over':
      return { order: refunded(paid, now, 'done', 1600), facts: { why: 'kept', rank: 1, word } }
    case 'returned':
      return { order: received(paid, now), facts: { pieces: 1, word } }
    case 'exchange':
      return { order: exchanged(paid, now, 'open'), facts: { rank: 1, word } }
    case 'exchanged':
      return { order: exchanged(paid, now, 'done'), facts: { rank: 1, word } }
    case 'not-exchanged':
      return { order: exchanged(paid, now, 'cancelled'), facts: { rank: 1, word } }
    case 'received':
      return { order, facts: { word } }
    case 'payment-failed':
      return { order }
    default:
      return { order: refunded(paid, now, 'requested'), facts: { word } }
  }
}

function orderFor(delivery: DeliveryKind, contract: SampleContract, placedAt: Date): PlacedOrder {
  const option = contract.options.find(({ kind }) => kind === delivery)
  const goodsCents = lines.reduce((cents, line) => cents + line.quantity * line.unitPriceCents, 0)
  const deliveryCents = option ? deliveryFeeCents(option, goodsCents) : 0
  const address = { street: '12 rue de l’Exemple', line2: undefined, postcode: '69003', city: 'Lyon' }
  const withdrawal = lines.map(({ label, regime }) => ({
    line: label,
    regime,
    text: regime === 'dated-leisure' ? '' : contract.legal.withdrawal[regime].text,
  }))
  const { label = 'Livraison', delay = '' } = option ?? {}
  return {
    ...bareOrder(contract, placedAt, { withdrawal, delivery: { label, delay } }),
    delivery,
    paymentMethod: 'card',
    address: delivery === 'shipping' ? address : undefined,
    deliveryOption: option?.id ?? '',
    goodsCents,
    deliveryCents,
    standardDeliveryCents: deliveryCents,
    totalCents: goodsCents + deliveryCents,
    lines,
  }
}

/** An unpaid order of a made-up buyer, made now, with nothing in it. */
export function bareOrder(
  { terms, vatMention, mediator, legal }: SampleContract,
  placedAt: Date,
  agreed: Pick<FrozenTerms, 'withdrawal' | 'delivery'>,
): PlacedOrder {
  return {
    id: '5f0f3f60-0000-4000-8000-000000000001',
    number: `${dayInParis(placedAt).slice(0, 4)}-0000`,
    secret: 'exemple',
    placedAt,
    stage: 'placed',
    money: 'unpaid',
    delivery: 'none',
    paymentMethod: 'transfer',
    userId: undefined,
    email: 'camille@exemple.fr',
    phone: undefined,
    firstName: 'Camille',
    lastName: 'Martin',
    address: undefined,
    billing: undefined,
    guardian: undefined,
    note: undefined,
    deliveryOption: '',
    goodsCents: 0,
    deliveryCents: 0,
    standardDeliveryCents: 0,
    totalCents: 0,
    paidCents: 0,
    refundedCents: 0,
    lostCents: 0,
    lines: [],
    terms: {
      termsVersion: terms.version,
      termsUpdatedOn: terms.updatedOn,
      terms: terms.text,
      acceptedAt: placedAt.toISOString(),
      vatMention,
      mediator,
      guarantee: legal.guarantee,
      withdrawalFunction: legal.withdrawalFunction,
      ...agreed,
    },
    expiresAt: daysAfter(placedAt, 7),
    receivedOn: undefined,
    carrier: undefined,
    trackingNumber: undefined,
    bookingId: undefined,
    instalment: undefined,
    balanceOf: undefined,
    balance: undefined,
    events: [{ act: 'place', at: placedAt, actor: 'customer', author: undefined, facts: {} }],
    documents: [],
    refunds: [],
    returns: [],
    exchanges: [],
    withdrawals: [],
  }
}

/** The same once it is paid, with an invoice. */
export function paidOrder(order: PlacedOrder, at: Date): PlacedOrder {
  const { totalCents, events } = order
  const pay = { act: 'pay', at, actor: 'provider', author: undefined, facts: { cents: totalCents } } as const
  const number = `FA-${dayInParis(at).slice(0, 4)}-00000`
  return {
    ...order,
    money: 'paid',
    paidCents: totalCents,
    expiresAt: undefined,
    events: [...events, pay],
    documents: [{ number, kind: 'invoice', issuedAt: at }],
  }
}

function received(order: PlacedOrder, now: Date): PlacedOrder {
  return { ...order, stage: 'received', receivedOn: dayInParis(now) }
}

function refunded(order: PlacedOrder, at: Date, state: OrderRefund['state'], deductedCents = 0): PlacedOrder {
  const [, bottles = shirt] = lines
  const goodsCents = bottles.unitPriceCents
  const cents = goodsCents - deductedCents
  const pieces = [{ id: bottles.id, quantity: 1 }]
  const refund = { reason: 'withdrawal', lines: pieces, goodsCents, deliveryCents: 0, deductedCents } as const
  const document = cents > 0 ? `AV-${dayInParis(at).slice(0, 4)}-00000` : undefined
  return {
    ...received(order, at),
    withdrawals: [{ declarationId: 'exemple', declaredAt: at }],
    refunds: [{ cents, refund: { ...refund, totalCents: cents }, state, decidedAt: at, document }],
  }
}

function exchanged(order: PlacedOrder, now: Date, state: 'open' | 'done' | 'cancelled'): PlacedOrder {
  const { id: line, variant: fromVariant } = shirt
  const sizes = { fromVariant, toVariant: 'vert-l', toDetail: 'Vert piste, taille L' }
  return { ...received(order, now), exchanges: [{ rank: 1, line, quantity: 1, ...sizes, state }] }
}

function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000)
}
