import { expect, test } from 'vitest'
import type { OrderState } from './order.ts'
import { orderStatuses, statusOf, timelineOf } from './status.ts'

const order: OrderState = { stage: 'placed', money: 'unpaid', delivery: 'shipping', paymentMethod: 'card' }
const label = (change: Partial<OrderState>) => orderStatuses[statusOf({ ...order, ...change })]

test.each<[Partial<OrderState>, string]>([
  [{}, 'En attente de paiement'],
  [{ paymentMethod: 'on_site', delivery: 'pickup' }, 'À payer sur place'],
  [{ money: 'paid' }, 'Payée'],
  [{ money: 'paid', stage: 'preparing' }, 'En préparation'],
  [{ money: 'paid', stage: 'ready', delivery: 'pickup' }, 'Prête à retirer'],
  [{ money: 'partly-refunded', stage: 'sent' }, 'Expédiée'],
  [{ money: 'paid', stage: 'received' }, 'Livrée'],
  [{ money: 'paid', stage: 'received', delivery: 'pickup' }, 'Remise'],
  [{ money: 'partly-refunded', stage: 'received' }, 'Remboursée en partie'],
  [{ money: 'refunded', stage: 'cancelled' }, 'Remboursée'],
  [{ stage: 'cancelled' }, 'Annulée'],
  [{ money: 'paid', stage: 'cancelled' }, 'Annulée'],
  [{ stage: 'expired' }, 'Expirée'],
])('%j is « %s »', (change, words) => {
  expect(label(change)).toBe(words)
})

const steps = (change: Partial<OrderState>) =>
  timelineOf({ ...order, ...change }).map(({ label: words, state }) => `${words} ${state}`)

test('a parcel in preparation', () => {
  expect(steps({ stage: 'preparing', money: 'paid' })).toEqual([
    'Commandée done',
    'Paiement accepté done',
    'En préparation current',
    'Expédiée toCome',
    'Livrée toCome',
  ])
})

test('an order that waits for its payment is at its payment', () => {
  expect(steps({})[1]).toBe('Paiement attendu current')
})

test('what is paid at the hand-over has no step for its payment', () => {
  const onSite = { delivery: 'pickup', paymentMethod: 'on_site' } as const
  expect(steps({ ...onSite })).toEqual([
    'Commandée current',
    'En préparation toCome',
    'Prête à retirer toCome',
    'Remise et payée toCome',
  ])
  expect(steps({ ...onSite, stage: 'received', money: 'paid' }).every((step) => step.endsWith('done'))).toBe(
    true,
  )
})

test('an order that goes no further has no way to show', () => {
  expect(steps({ stage: 'expired' })).toEqual([])
  expect(steps({ stage: 'placed', money: 'refunded' })).toEqual([])
  expect(steps({ stage: 'received', money: 'refunded' })).toHaveLength(5)
})
