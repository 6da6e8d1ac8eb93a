import { expect, test } from 'vitest'
import { filledPlaces, unknownPlaces } from './named-places.ts'

const values = new Map([
  ['prénom', 'Camille'],
  ['nom', '{club}'],
  ['club', 'Allure'],
])

test.each([
  ['Bonjour {prénom}', 'Bonjour Camille'],
  ['{ PRÉNOM } {inconnu} {', 'Camille {inconnu} {'],
  ['{__proto__} {constructor}', '{__proto__} {constructor}'],
  ['{nom}', '{club}'],
])('« %s » is filled, once', (typed, filled) => {
  expect(filledPlaces(typed, (name) => values.get(name))).toBe(filled)
})

test('places that are not known are told as they were typed', () => {
  expect(unknownPlaces('{prénom} {Club} {solde} {}', [...values.keys()])).toEqual(['{solde}', '{}'])
})
