import { decimal, refuse, tidy, type Reading } from './reading.ts'
import { writeDistance } from './write-number.ts'

const expected = 'Indiquez une distance comme 10 km, 42,195 km, 21097.5 ou semi.'
const longest = 10_000_000
const named: Record<string, number> = {
  semi: 21_097.5,
  'semi-marathon': 21_097.5,
  'semi marathon': 21_097.5,
  'demi-marathon': 21_097.5,
  half: 21_097.5,
  marathon: 42_195,
  mile: 1609.344,
}
const metresPerUnit: Record<string, number> = {
  km: 1000,
  kms: 1000,
  k: 1000,
  kilometre: 1000,
  kilometres: 1000,
  kilomètre: 1000,
  kilomètres: 1000,
  m: 1,
  metre: 1,
  metres: 1,
  mètre: 1,
  mètres: 1,
  mi: 1609.344,
  mile: 1609.344,
  miles: 1609.344,
  yd: 0.9144,
  yard: 0.9144,
  yards: 0.9144,
}

/**
 * A typed distance, in metres: `42,195 km`, `21097.5`, `semi`, `5km`, `1 mile`. A bare number below 100 is kilometres,
 * else metres. Refused: empty, unreadable, zero, 10 000 km and more.
 */
export function readDistance(text: string): Reading {
  const typed = tidy(text)
  if (typed === '') return refuse('empty', expected)
  const value = typed === undefined ? undefined : metresOf(typed)
  if (value === undefined) return refuse('unreadable', expected)
  if (!(value > 0 && value < longest)) {
    return refuse('out-of-range', 'Indiquez une distance supérieure à zéro et inférieure à 10 000 km.')
  }
  return { ok: true, value, reading: writeDistance(value) }
}

function metresOf(typed: string): number | undefined {
  if (Object.hasOwn(named, typed)) return named[typed]
  const [, digits = '', unit = ''] = /^([\d. ]+?) ?([a-zè]*)$/.exec(typed) ?? []
  const number = decimal(digits)
  if (number === undefined) return undefined
  if (unit === '') return number < 100 ? number * 1000 : number
  const metres = Object.hasOwn(metresPerUnit, unit) ? metresPerUnit[unit] : undefined
  return metres === undefined ? undefined : number * metres
}
