import { expect, test } from 'vitest'
import { similarTo } from './similar.ts'

const on = (title: string, startOn = '2027-04-25', endOn = startOn) => ({ title, startOn, endOn })

test.each([
  ['Triathlon du Barrage', 'Triathlon du Barrage'],
  ['triathlon du barage', 'Triathlon du Barrage'],
  ['Tri. du Barrage, 12e édition', 'Triathlon du Barrage'],
  ['Barrage M', 'Triathlon du Barrage 2027'],
  ['Embrun', 'Embrunman'],
  ['SEMI DE LA VALLÉE', 'Semi-marathon de la Vallee'],
  ['10 km', '10 KM'],
  ['Trail des Crêtes de Brume', 'Trail des Crêtes'],
])('« %s » may be « %s »', (title, known) => {
  expect(similarTo(on(title), [on(known)])).toHaveLength(1)
})

test.each([
  ['Triathlon du Barrage', 'Triathlon de la Pointe'],
  ['10 km des Quais', '10 km de la Vallée'],
  ['Marathon', 'Semi-marathon de la Vallée'],
  ['***', 'Triathlon du Barrage'],
])('« %s » is not « %s »', (title, known) => {
  expect(similarTo(on(title), [on(known)])).toEqual([])
})

test('one day in common is enough, none is not', () => {
  const weekend = on('Triathlon du Barrage', '2027-04-24', '2027-04-25')
  const found = (startOn: string, endOn?: string) =>
    similarTo(on('Barrage', startOn, endOn), [weekend]).length
  expect([found('2027-04-23'), found('2027-04-24'), found('2027-04-25'), found('2027-04-26')]).toEqual([
    0, 1, 1, 0,
  ])
  expect(found('2027-04-20', '2027-04-30')).toBe(1)
})
