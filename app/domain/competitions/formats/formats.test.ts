import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TRIATHLON_FORMATS, isTriathlonFormat } from '#app/domain/training/triathlon/formats.ts'
import { disciplines, isDiscipline } from '../disciplines.ts'
import { formatSizes, sizeOf } from './format-sizes.ts'
import { knownFormats } from './known-formats.ts'
import { distancesOf } from './race-format.ts'
import { readFormats } from './read-formats.ts'

const read = (discipline: string, typed: string) => {
  if (!isDiscipline(discipline)) throw new Error(discipline)
  const reading = readFormats(discipline, typed)
  return reading.ok ? reading.formats.map((format) => `${format.key}: ${distancesOf(format)}`) : reading.error
}

describe('formats', () => {
  it('of a triathlon are those of the calculator', () => {
    for (const { key, legs } of knownFormats('triathlon')) {
      const { swim, bike, run } = isTriathlonFormat(key)
        ? TRIATHLON_FORMATS[key].distances
        : { swim: 0, bike: 0, run: 0 }
      expect(legs.map(({ metres }) => metres)).toEqual([swim, bike, run])
    }
    expect(knownFormats('triathlon')).toHaveLength(Object.keys(TRIATHLON_FORMATS).length)
  })

  it.each([
    ['triathlon', 'S, M', ['S: 750\u00A0m, 20\u00A0km, 5\u00A0km', 'M: 1,5\u00A0km, 40\u00A0km, 10\u00A0km']],
    ['triathlon', 'format xxl', ['XXL: 3,8\u00A0km, 180\u00A0km, 42,195\u00A0km']],
    [
      'triathlon',
      'L et 70.3',
      ['L: 3\u00A0km, 80\u00A0km, 20\u00A0km', 'L-113: 1,9\u00A0km, 90\u00A0km, 21,0975\u00A0km'],
    ],
    ['triathlon', '1000 / 35 / 8', ['1-km-35-km-8-km: 1\u00A0km, 35\u00A0km, 8\u00A0km']],
    ['route', '10 km et semi-marathon', ['10-km: 10\u00A0km', 'semi: 21,0975\u00A0km']],
    ['route', '7,5 km ; 15', ['7.5-km: 7,5\u00A0km', '15-km: 15\u00A0km']],
    ['trail', '23 km 900 m D+, 42km', ['23-km: 23\u00A0km, 900\u00A0m de montée', '42-km: 42\u00A0km']],
    ['trail', '80 km D+ 4 500 m', ['80-km: 80\u00A0km, 4500\u00A0m de montée']],
    ['eau-libre', '1500; 5 km, 2,5', ['1.5-km: 1,5\u00A0km', '5-km: 5\u00A0km', '2.5-km: 2,5\u00A0km']],
    ['aquathlon', '1 / 5 km', ['1-km-5-km: 1\u00A0km, 5\u00A0km']],
    ['duathlon', 'S, s, S', ['S: 5\u00A0km, 20\u00A0km, 2,5\u00A0km']],
    ['club', '', []],
  ])('%s: « %s »', (discipline, typed, formats) => {
    expect(read(discipline, typed)).toEqual(formats)
  })

  it.each([
    ['triathlon', 'Q'],
    ['triathlon', '10 km'],
    ['trail', 'long'],
    ['trail', '-5 km'],
    ['trail', '0 km'],
    ['trail', '5000 km'],
    ['trail', '1e3 km'],
    ['route', 'constructor'],
    ['club', '10 km'],
  ])('%s: « %s » is refused, and says what to write', (discipline, typed) => {
    expect(read(discipline, typed)).toMatch(/n’est pas un format|pas de format/)
  })

  it('are not too many', () => {
    expect(read('trail', Array.from({ length: 13 }, (_, index) => `${index + 1} km`).join('; '))).toBe(
      '12 formats au plus.',
    )
    expect(read('trail', '1 km; '.repeat(100))).toBe('300 caractères au plus.')
  })

  it('never throw, and have keys of their own', () => {
    const names = fc.constantFrom(...Object.keys(disciplines).filter(isDiscipline))
    fc.assert(
      fc.property(names, fc.string({ unit: 'binary', maxLength: 320 }), (discipline, typed) => {
        const reading = readFormats(discipline, typed)
        const keys = reading.ok ? reading.formats.map(({ key }) => key) : []
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })

  it('count as a size of the filter, both L as one', () => {
    expect(knownFormats('triathlon').map(sizeOf)).toEqual(['XS', 'S', 'M', 'L', 'L', 'XL', 'XXL'])
    expect(knownFormats('route').map(sizeOf)).toEqual(['5-km', '10-km', 'semi', 'marathon', undefined])
    expect(new Set(formatSizes).size).toBe(formatSizes.length)
  })
})
