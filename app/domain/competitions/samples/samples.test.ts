import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { formatWeekday } from '#app/domain/shared/dates/french-dates.ts'
import { disciplines } from '../disciplines.ts'
import { anyDay, today } from '../fixtures/competitions.ts'
import { formatSizes, sizeOf } from '../formats/format-sizes.ts'
import { knownFormats } from '../formats/known-formats.ts'
import { instantInParis } from '../forms/typed-days.ts'
import { regions } from '../regions.ts'
import { readSamples } from './samples.ts'

const file: unknown = parse(
  readFileSync(new URL('../../../../content/samples/competitions.yml', import.meta.url), 'utf8'),
)

describe('the season of samples', () => {
  const samples = readSamples(file, today)

  it('has sixty appointments, each with a name of its own', () => {
    expect(samples).toHaveLength(60)
    expect(new Set(samples.map(({ key }) => key)).size).toBe(60)
    expect(new Set(samples.map(({ title }) => title)).size).toBe(60)
  })

  it('has every discipline, every size, every known format and every region', () => {
    const formats = samples.flatMap((sample) => sample.formats)
    expect(new Set(samples.map(({ discipline }) => discipline))).toEqual(new Set(Object.keys(disciplines)))
    expect(new Set(samples.map(({ region }) => region))).toEqual(new Set(Object.keys(regions)))
    expect(formatSizes.filter((size) => !formats.some((format) => sizeOf(format) === size))).toEqual([])
    const triathlons = samples
      .filter(({ discipline }) => discipline === 'triathlon')
      .flatMap((one) => one.formats)
    expect(new Set(triathlons.map(({ key }) => key))).toEqual(
      new Set(knownFormats('triathlon').map(({ key }) => key)),
    )
  })

  it('has every state', () => {
    expect(new Set(samples.map(({ status }) => status))).toEqual(
      new Set(['confirmed', 'cancelled', 'proposed']),
    )
    expect(samples.some(({ startOn, endOn }) => startOn < endOn)).toBe(true)
    expect(samples.some(({ group }) => group !== undefined)).toBe(true)
  })

  it('is sound on whatever day it is shown', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        for (const sample of readSamples(file, day)) {
          const {
            startOn,
            endOn,
            startTime,
            registrationOpensOn: opensOn,
            registrationClosesOn: closesOn,
          } = sample
          expect(startOn <= endOn).toBe(true)
          expect(!closesOn || closesOn < startOn).toBe(true)
          expect(!opensOn || !closesOn || opensOn < closesOn).toBe(true)
          expect(!startTime || instantInParis(startOn, startTime) !== undefined).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('races at weekends', () => {
    const onWorkingDays = samples.filter(
      ({ startOn }) => !['samedi', 'dimanche'].includes(formatWeekday(startOn)),
    )
    expect(onWorkingDays.map(({ discipline }) => discipline).sort()).toEqual([
      'club',
      'club',
      'club',
      'piste',
    ])
  })

  it('leads to addresses nobody can own, and is told from real ones', () => {
    expect(
      samples.every(({ link }) => link === undefined || new URL(link).hostname.endsWith('.example')),
    ).toBe(true)
    expect(samples.every(({ isSample }) => isSample)).toBe(true)
  })

  it('refuses a mistake in the file', () => {
    expect(() => readSamples([{ key: 'x' }], today)).toThrow()
    const [first] = Array.isArray(file) ? file : []
    expect(() => readSamples([{ ...first, formats: 'Q' }], today)).toThrow(/Q/)
    expect(() => readSamples([{ ...first, start: '2027-01-01' }], today)).toThrow()
    expect(() => readSamples([{ ...first, extra: 1 }], today)).toThrow()
  })
})
