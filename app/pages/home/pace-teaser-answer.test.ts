import { expect, test } from 'vitest'
import { answerPaceTeaser } from './pace-teaser-answer.ts'
import { paceTeaserDistances, paceTeaserExample } from './pace-teaser-query.ts'

const read = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('the example of the home page is what its two fields make', () => {
  const { pace, details, expected } = answerPaceTeaser(paceTeaserExample)
  expect([pace, read(details), expected]).toEqual([
    '4′59″',
    '12,06 km/h · semi en 1:45:00 · 10 km en 49:46',
    undefined,
  ])
})

test('every distance that is offered is read, with two shorter passages at most', () => {
  const times = paceTeaserDistances.map(({ value }) =>
    read(answerPaceTeaser({ distance: value, temps: '0:50:00' }).details),
  )
  expect(times).toEqual([
    '50,63 km/h · semi en 25:00 · 10 km en 11:51',
    '25,32 km/h · 10 km en 23:42 · 5 km en 11:51',
    '12,00 km/h · 5 km en 25:00 · 1 km en 5:00',
    '6,00 km/h · 1 km en 10:00',
  ])
})

test.each([
  ['', undefined],
  ['demain', 'Indiquez un temps comme 3:29:59, 3h29 ou 45:30.'],
  ['0', 'Indiquez un temps supérieur à zéro et inférieur à 1 000 heures.'],
])('a time that cannot be used gives no pace (%s)', (temps, expected) => {
  expect(answerPaceTeaser({ distance: '10 km', temps })).toEqual({
    pace: undefined,
    details: undefined,
    expected,
  })
})

test('minutes with a dot are said to be decimals', () => {
  const { pace, expected } = answerPaceTeaser({ distance: '10 km', temps: '45.30' })
  expect([pace, read(expected)]).toEqual([
    '4′32″',
    'Lu comme 45,30 min, soit 45 min 18 s. Pour 45 min 30 s, écrivez 45:30.',
  ])
})
