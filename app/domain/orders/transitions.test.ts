import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyStateOf, stages, stockOf } from './order.ts'
import type { OrderState } from './order.ts'
import { actsOpenTo, stepOrder, transitions } from './transitions.ts'
import type { Act, Actor } from './transitions.ts'

const posted: OrderState = { stage: 'placed', money: 'paid', delivery: 'shipping', paymentMethod: 'card' }
const handed: OrderState = {
  stage: 'placed',
  money: 'unpaid',
  delivery: 'pickup',
  paymentMethod: 'on_site',
}
const acts = ['prepare', 'makeReady', 'send', 'receive', 'cancel', 'abandon', 'expire', 'revive'] as const

test('a paid parcel goes its way', () => {
  expect(stepOrder(posted, 'prepare', 'team')).toEqual({ ok: true, stage: 'preparing' })
  expect(stepOrder({ ...posted, stage: 'preparing' }, 'send', 'team')).toEqual({ ok: true, stage: 'sent' })
  expect(stepOrder({ ...posted, stage: 'sent' }, 'receive', 'team')).toEqual({ ok: true, stage: 'received' })
})

test('an order paid at the hand-over is prepared unpaid, and handed over paid', () => {
  expect(stepOrder(handed, 'makeReady', 'team')).toEqual({ ok: true, stage: 'ready' })
  const ready: OrderState = { ...handed, stage: 'ready' }
  expect(stepOrder(ready, 'receive', 'team')).toEqual({
    ok: false,
    message: 'Cette commande n’est pas encore payée.',
  })
  expect(stepOrder({ ...ready, money: 'paid' }, 'receive', 'team').ok).toBe(true)
})

test.each<[Act, Actor, Partial<OrderState>, string]>([
  ['send', 'team', { money: 'unpaid' }, 'pas encore payée'],
  ['send', 'team', { stage: 'sent' }, 'est expédiée'],
  ['send', 'team', { delivery: 'pickup' }, 'se remet à l’entraînement'],
  ['makeReady', 'team', {}, 'elle s’expédie'],
  ['prepare', 'team', { money: 'refunded' }, 'remboursée'],
  ['prepare', 'team', { stage: 'cancelled' }, 'est annulée'],
  ['send', 'customer', {}, 'pas ouverte'],
  ['cancel', 'customer', {}, 'pas ouverte'],
  ['abandon', 'customer', {}, 'déjà payée'],
  ['expire', 'clock', {}, 'déjà payée'],
])('%s by %s is refused for %j: %s', (act, actor, change, message) => {
  expect(stepOrder({ ...posted, ...change }, act, actor)).toEqual({
    ok: false,
    message: expect.stringContaining(message),
  })
})

test('the buyer can give up what is not paid; time too', () => {
  const unpaid: OrderState = { ...posted, money: 'unpaid' }
  expect(actsOpenTo('customer', unpaid)).toEqual(['abandon'])
  expect(actsOpenTo('clock', unpaid)).toEqual(['expire'])
  expect(actsOpenTo('customer', posted)).toEqual([])
  expect(actsOpenTo('team', posted)).toEqual(['prepare', 'send', 'cancel'])
})

test('nothing follows an order that is cancelled; one that is received may have its day corrected', () => {
  const after = (stage: string) =>
    Object.values(transitions).filter(({ from }) => from.some((one) => one === stage))
  expect(after('cancelled')).toEqual([])
  expect(after('received')).toEqual([transitions.receive])
})

test('whatever is tried, nothing leaves unpaid and what has left never becomes free stock', () => {
  const start = fc.record({
    delivery: fc.constantFrom('shipping', 'pickup'),
    paymentMethod: fc.constantFrom('card', 'transfer', 'on_site'),
  })
  const actor = fc.constantFrom<Actor[]>('customer', 'team', 'clock', 'provider')
  const trial = fc.oneof(
    fc.record({ act: fc.constantFrom(...acts), actor }),
    fc.record({ money: fc.constantFrom('paid', 'partly-refunded', 'refunded') }),
  )
  fc.assert(
    fc.property(start, fc.array(trial, { maxLength: 25 }), (kind, trials) => {
      let order: OrderState = { ...kind, stage: 'placed', money: 'unpaid' }
      for (const tried of trials) {
        if ('money' in tried) {
          order = { ...order, money: tried.money }
          continue
        }
        const step = stepOrder(order, tried.act, tried.actor)
        if (!step.ok) continue
        expect(stages).toContain(step.stage)
        if (step.stage === 'sent' || step.stage === 'received')
          expect(['paid', 'partly-refunded']).toContain(order.money)
        if (stockOf[order.stage] === 'gone') expect(stockOf[step.stage]).toBe('gone')
        order = { ...order, stage: step.stage }
      }
    }),
  )
})

test('money decides what is paid', () => {
  expect([moneyStateOf(0, 0), moneyStateOf(100, 0), moneyStateOf(100, 1), moneyStateOf(100, 100)]).toEqual([
    'unpaid',
    'paid',
    'partly-refunded',
    'refunded',
  ])
})
