import { expect, test } from 'vitest'
import { orderInWords } from './orders-in-words.ts'
import { counted, mostUrgentFirst } from './rules.ts'

test('nothing and one are singular in French', () => {
  expect([0, 1, 2].map((number) => counted(number, 'message', 'messages'))).toEqual([
    '0 message',
    '1 message',
    '2 messages',
  ])
})

const waiting = (kind: 'withdrawn' | 'to-collect' | 'to-prepare', since: string) => {
  const order = { kind, number: '2026-0001', name: 'Zoé Martin', since: new Date(since), total: 1 }
  return orderInWords(order, new Date('2026-11-20T10:00:00Z'))
}

test.each([
  ['2026-11-18T10:00:00Z', '12 jours pour rembourser', undefined],
  ['2026-11-09T10:00:00Z', '3 jours pour rembourser', true],
  ['2026-11-05T23:30:00Z', '0 jour pour rembourser', true],
  ['2026-11-04T10:00:00Z', 'Délai légal dépassé', true],
])('a withdrawal of %s says: %s', (since, words, isPressing) => {
  expect(waiting('withdrawn', since)).toMatchObject({
    detail: `Zoé Martin · ${words} (14 jours, L221-24)`,
    ...(isPressing && { isPressing }),
  })
})

test('what presses comes first, then by kind, then what waits longest', () => {
  const [old, late, young, transfer] = [
    waiting('to-prepare', '2026-11-01T10:00:00Z'),
    waiting('withdrawn', '2026-11-07T10:00:00Z'),
    waiting('to-prepare', '2026-11-19T10:00:00Z'),
    waiting('to-collect', '2026-11-02T10:00:00Z'),
  ]
  expect(transfer.detail).toContain('En retard\u00a0: 18 jours')
  expect(mostUrgentFirst([young, transfer, old, late])).toEqual([late, old, young, transfer])
})
