import { stockOf } from '../order.ts'
import type { OrderExchange, PlacedOrder } from '../placed-order.ts'
import { leftToRefund, refundsOf } from '../refunds/refunds.ts'
import { freePieces } from '../returns/pieces.ts'
import { actsOpenTo } from '../transitions.ts'

/** What the office does with an order; the verbs of `npm run admin -- orders` are the same. */
export const officeActs = [
  'refund-again',
  'refunded',
  'make-ready',
  'send',
  'hand-over',
  'receive',
  'collect',
  'prepare',
  'correct-day',
  'return',
  'exchange',
  'refund',
  'cancel',
] as const
export type OfficeAct = (typeof officeActs)[number]

/** The acts an order allows as it stands, the one that most likely comes next first. */
export function openActs(order: PlacedOrder): OfficeAct[] {
  const steps = new Set(actsOpenTo('team', order))
  const { stage, money, delivery, paymentMethod, paidCents } = order
  const isUnpaid = money === 'unpaid'
  const isReceived = stage === 'received'
  const canReceive = steps.has('receive')
  const hasPieces = freePieces(order).length > 0
  const isOpen: Readonly<Record<OfficeAct, boolean>> = {
    'refund-again': paymentMethod === 'card' && order.refunds.some(({ state }) => state === 'failed'),
    refunded: order.refunds.some(({ state }) => state === 'due' || state === 'failed'),
    'make-ready': steps.has('makeReady'),
    send: steps.has('send'),
    'hand-over':
      delivery === 'pickup' && stage === 'ready' && (canReceive || (isUnpaid && paymentMethod === 'on_site')),
    receive: canReceive && stage === 'sent',
    collect: isUnpaid && paymentMethod !== 'card' && stage !== 'cancelled',
    prepare: steps.has('prepare'),
    'correct-day': canReceive && isReceived,
    return: stockOf[stage] === 'gone' && hasPieces,
    exchange: stockOf[stage] !== 'free' && (hasPieces || order.exchanges.some(isOpenExchange)),
    refund: paidCents > 0 && leftToRefund(order, refundsOf(order)) > 0,
    cancel: steps.has('cancel'),
  }
  return officeActs.filter((act) => isOpen[act])
}

function isOpenExchange({ state }: OrderExchange): boolean {
  return state === 'open'
}
