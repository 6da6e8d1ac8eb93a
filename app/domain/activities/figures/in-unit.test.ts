import { expect, test } from 'vitest'
import { handMadeActivity } from '../hand-made.ts'
import { textOf } from './figure.ts'
import { figuresOf } from './figures-of.ts'
import { inUnit } from './in-unit.ts'

function written(query: Record<string, string>, unit: 'km' | 'mi') {
  const { activity } = handMadeActivity(query)
  if (!activity) throw new Error('It is one')
  const figures = inUnit(figuresOf(activity), unit)
  const said = figures.filter(({ name }) => name !== 'temps-total')
  return said.map((figure) => textOf(figure).replaceAll(/\s/g, ' '))
}

const marathon = { distance: 'marathon', temps: '3:29:59', denivele: '214' }

test.each([
  [marathon, 'km', ['42,2 km', '3:29:59', '4′59″/km', '12,1 km/h', '214 m']],
  [marathon, 'mi', ['26,22 mi', '3:29:59', '8′01″/mi', '7,5 mi/h', '214 m']],
  [{ sport: 'velo', distance: '160,9344 km', temps: '5:00:00' }, 'mi', ['100 mi', '5:00:00', '20 mi/h']],
  [{ sport: 'natation', distance: '1500 m', temps: '25:45' }, 'mi', ['1 500 m', '25:45', '1′43″/100 m']],
] as const)('%j in %s', (query, unit, expected) => {
  expect(written(query, unit)).toEqual(expected)
})

test('what machines read is the same', () => {
  const { activity } = handMadeActivity(marathon)
  const figures = activity ? figuresOf(activity) : []
  expect(inUnit(figures, 'mi').map(({ value }) => value)).toEqual(figures.map(({ value }) => value))
})
