import type { DeliveryKind } from '#app/domain/shared/delivery.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import {
  type OrderDelivery,
  refuse,
  type MoneyState,
  type OrderState,
  type Refusal,
  type Stage,
} from './order.ts'

export type Actor = 'customer' | 'team' | 'clock' | 'provider'

type MoneyNeeded = 'any' | 'unpaid' | 'paid' | 'secured'

type Transition = {
  readonly from: readonly Stage[]
  readonly to: Stage
  readonly by: readonly Actor[]
  readonly money: MoneyNeeded
  readonly delivery?: DeliveryKind
}

export type Act = 'prepare' | 'makeReady' | 'send' | 'receive' | 'cancel' | 'abandon' | 'expire' | 'revive'

/** All that can happen to an order on its way; an act that is not allowed here is allowed nowhere. */
export const transitions: Readonly<Record<Act, Transition>> = {
  prepare: { from: ['placed'], to: 'preparing', by: ['team'], money: 'secured' },
  makeReady: {
    from: ['placed', 'preparing'],
    to: 'ready',
    by: ['team'],
    money: 'secured',
    delivery: 'pickup',
  },
  send: { from: ['placed', 'preparing'], to: 'sent', by: ['team'], money: 'paid', delivery: 'shipping' },
  // Once more to correct its day.
  receive: { from: ['ready', 'sent', 'received'], to: 'received', by: ['team'], money: 'paid' },
  cancel: { from: ['placed', 'preparing', 'ready'], to: 'cancelled', by: ['team'], money: 'any' },
  abandon: { from: ['placed'], to: 'cancelled', by: ['customer'], money: 'unpaid' },
  expire: { from: ['placed'], to: 'expired', by: ['clock'], money: 'unpaid' },
  revive: { from: ['expired'], to: 'placed', by: ['provider', 'team'], money: 'any' },
}

type Step = { readonly ok: true; readonly stage: Stage } | Refusal

const moneyActs: ReadonlySet<Act> = new Set(['cancel', 'abandon', 'expire', 'revive'])

/** What becomes of an order by an act, or why it may not happen, in French. */
export function stepOrder(order: OrderState, act: Act, actor: Actor): Step {
  const { from, to, by, money, delivery } = transitions[act]
  if (order.delivery === 'none' && !moneyActs.has(act)) return refuse(otherDelivery.none)
  if (!by.includes(actor)) return refuse('Cette action ne vous est pas ouverte.')
  if (!from.includes(order.stage)) return refuse(`Impossible\u00a0: cette commande ${standing[order.stage]}.`)
  // What was paid of a contract is given back with the contract.
  if (order.delivery === 'none' && act === 'cancel' && order.money !== 'unpaid') return refuse(paidPart)
  if (delivery !== undefined && delivery !== order.delivery) return refuse(otherDelivery[order.delivery])
  if (!hasMoney(order, money)) return refuse(moneyRefusal(order.money))
  const due = order.dueCents ?? 0
  if (due > 0 && order.stage !== 'received' && !moneyActs.has(act)) return refuse(balanceRefusal(due))
  return { ok: true, stage: to }
}

export function actsOpenTo(actor: Actor, order: OrderState): Act[] {
  return acts.filter((act) => stepOrder(order, act, actor).ok)
}

// Its keys are the acts, by its type.
const acts = Object.keys(transitions) as Act[]

const standing: Readonly<Record<Stage, string>> = {
  placed: 'vient d’être passée',
  preparing: 'est en préparation',
  ready: 'est prête',
  sent: 'est expédiée',
  received: 'est entre les mains de son destinataire',
  cancelled: 'est annulée',
  expired: 'a expiré',
}

const paidPart =
  'Ce paiement est celui d’une inscription ou d’un solde\u00a0: annulez l’inscription ou la commande dont c’est le solde, le remboursement va avec.'

function balanceRefusal(cents: number): string {
  return `Son solde n’est pas payé\u00a0: il reste ${formatEuros(cents)}.`
}

const otherDelivery: Readonly<Record<OrderDelivery, string>> = {
  none: 'Cette commande paie une inscription à un stage ou un solde\u00a0: rien ne s’expédie ni ne se remet.',
  shipping: 'Cette commande se livre à une adresse\u00a0: elle s’expédie.',
  pickup: 'Cette commande se remet à l’entraînement\u00a0: elle ne s’expédie pas.',
}

function hasMoney({ money, paymentMethod, delivery }: OrderState, needed: MoneyNeeded): boolean {
  const isPaid = money === 'paid' || money === 'partly-refunded'
  if (needed === 'any') return true
  if (needed === 'unpaid') return money === 'unpaid'
  if (needed === 'paid') return isPaid
  return isPaid || (money === 'unpaid' && paymentMethod === 'on_site' && delivery === 'pickup')
}

function moneyRefusal(money: MoneyState): string {
  if (money === 'unpaid') return 'Cette commande n’est pas encore payée.'
  return money === 'refunded' ? 'Cette commande est remboursée.' : 'Cette commande est déjà payée.'
}
