import { describe, expect, it } from 'vitest'
import { answerTriathlonTime } from './triathlon-time-answer.ts'
import { fieldsOfFormat, triathlonTimeFields } from './triathlon-time-fields.ts'

const example = triathlonTimeFields.example

describe('the race of a query', () => {
  it('is the sum of its five parts', () => {
    const { times } = answerTriathlonTime(example)
    expect(times.total).toBeCloseTo(18_799.539, 3)
    expect(times.runPaceAfterBike).toBeCloseTo(297.775, 9)
  })

  it('has both meanings of « L »', () => {
    expect(answerTriathlonTime({ ...example, format: 'L' }).distances).toMatchObject({ swim: 3000 })
    expect(answerTriathlonTime({ ...example, format: 'l-113' }).distances).toMatchObject({ run: 21_097.5 })
  })

  it('is a half distance when the address names no format that is one', () => {
    expect(answerTriathlonTime({ ...example, format: 'constructor' }).format).toBe('L-113')
    expect(answerTriathlonTime({ natation: '1:52' }).format).toBe('L-113')
  })

  it('counts nothing for transitions and slow-down that are left empty', () => {
    const { times } = answerTriathlonTime({ format: 'M', natation: '1:40', velo: '40', course: '4:00' })
    expect(times).toMatchObject({ swim: 1500, t1: 0, bike: 3600, t2: 0, run: 2400, total: 7500 })
  })

  it('takes the distances of the race where they differ, the format’s elsewhere', () => {
    const { distances, hasOwnDistances, comparison } = answerTriathlonTime({
      ...example,
      'distance-velo': '86',
    })
    expect(distances).toEqual({ swim: 1900, bike: 86_000, run: 21_097.5 })
    expect(hasOwnDistances).toBe(true)
    expect(comparison.filter(({ isMine }) => isMine).map(({ key }) => key)).toEqual(['perso'])
  })

  it('keeps the other parts when one is missing or wrong, and says which', () => {
    const { times, missing, segments } = answerTriathlonTime({ ...example, natation: '', t2: 'vite' })
    expect(missing).toEqual(['swim', 't2'])
    expect(times.bike).toBeCloseTo(9969.231, 3)
    expect(times.total).toBeUndefined()
    expect(segments.every(({ end }) => end === undefined)).toBe(true)
    expect(segments.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  })

  it('shares nothing when nothing is known', () => {
    const { segments, target } = answerTriathlonTime({ format: 'S' })
    expect(segments.map(({ share }) => share)).toEqual([0, 0, 0, 0, 0])
    expect(target).toMatchObject({ left: undefined, legs: undefined })
  })

  it('is computed faster than anybody, and said', () => {
    const { beyond, times } = answerTriathlonTime({ ...example, velo: '90', course: '2:00' })
    expect(beyond).toEqual(['bike', 'run'])
    expect(times.bike).toBe(3600)
  })
})

describe('a wished total', () => {
  it('asks each leg alone, or all three', () => {
    const { legs } = answerTriathlonTime(example).target
    expect(legs?.toGain).toBeCloseTo(499.539, 3)
    expect(legs?.carried.map(({ verdict }) => verdict)).toEqual([
      'trop pour un seul segment',
      'ambitieux',
      'ambitieux',
    ])
    expect(legs?.together?.bikeSpeed).toBeCloseTo(33.408, 3)
  })

  it.each([
    ['5:14', 'déjà tenu'],
    ['5:11', 'à portée'],
    ['1:00', 'impossible sur ce seul segment'],
  ])('of %s makes the bike « %s »', (total, verdict) => {
    expect(answerTriathlonTime({ ...example, total }).target.legs?.carried[1]?.verdict).toBe(verdict)
  })

  it('leaves the leg that is not known', () => {
    const { left, legs } = answerTriathlonTime({ ...example, velo: '' }).target
    expect(legs).toBeUndefined()
    expect(left).toMatchObject({ leg: 'bike' })
    expect(left?.figure).toBeCloseTo(34.2144, 3)
  })
})

describe('the fields another format brings', () => {
  it('are its habits, no distances of its own, and a total within reach', () => {
    expect(fieldsOfFormat({ ...example, 'distance-velo': '86' }, 'M')).toEqual({
      'distance-natation': '',
      'distance-velo': '',
      'distance-course': '',
      t1: '2:30',
      t2: '2:00',
      ralentissement: '4,5',
      total: '2:30:00',
    })
  })

  it('leave the total alone while a pace is missing', () => {
    expect(fieldsOfFormat({ ...example, velo: '' }, 'M')).not.toHaveProperty('total')
  })
})
