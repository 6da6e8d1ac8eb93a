import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { problemsOf } from '#app/domain/shared/forms/form-fields.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import {
  answerFields,
  answerSchema,
  mayHaveResult,
  resultFields,
  resultSchema,
} from '../answers/answer-schema.ts'
import { answered, anyDay, today, triathlon } from '../fixtures/competitions.ts'
import { fastestTime } from '../formats/fastest-time.ts'
import { knownFormats } from '../formats/known-formats.ts'
import { proposalFields, proposalSchema } from './proposal-schema.ts'
import { instantInParis, isDay, readTypedDay } from './typed-days.ts'

const proposal = {
  title: 'Triathlon du Barrage',
  discipline: 'triathlon',
  startOn: '2027-06-12',
  endOn: '',
  startTime: '9h30',
  place: 'Le Barrage',
  region: 'occitanie',
  formats: 'S, M',
  link: 'www.exemple.fr/barrage',
  registrationOpensOn: '',
  registrationClosesOn: '01/06/2027',
  notes: '',
}

function propose(change: Partial<typeof proposal>, mayBePast = false) {
  const values = { ...proposal, ...change }
  const result = proposalSchema(values, { today, mayBePast }).safeParse(values)
  return result.success ? result.data : problemsOf(result.error, proposalFields).map(({ field }) => field)
}

describe('a proposal', () => {
  it('is read as it was meant', () => {
    expect(propose({})).toMatchObject({
      startOn: '2027-06-12',
      endOn: '2027-06-12',
      startTime: '09:30',
      formats: [{ key: 'S' }, { key: 'M' }],
      link: 'https://www.exemple.fr/barrage',
      registrationOpensOn: undefined,
      registrationClosesOn: '2027-06-01',
      notes: undefined,
    })
  })

  it.each<[Partial<typeof proposal>, string[]]>([
    [{ startOn: '' }, ['startOn']],
    [{ startOn: '30/02/2028' }, ['startOn']],
    [{ startOn: '2027-02-29' }, ['startOn']],
    [{ startOn: '2027-04-06', registrationClosesOn: '' }, ['startOn']],
    [{ startOn: '2099-06-12' }, ['startOn']],
    [{ endOn: '11/06/2027' }, ['endOn']],
    [{ endOn: '31/06/2027' }, ['endOn']],
    [{ endOn: '2027-07-13' }, ['endOn']],
    [{ startTime: '25h' }, ['startTime']],
    [{ startOn: '2028-03-26', startTime: '02:30' }, ['startTime']],
    [{ registrationClosesOn: '13/06/2027' }, ['registrationClosesOn']],
    [{ registrationOpensOn: '02/06/2027' }, ['registrationOpensOn']],
    [
      { title: ' ', place: '', region: 'gaule', discipline: 'curling' },
      ['title', 'discipline', 'place', 'region'],
    ],
    [{ formats: 'Q' }, ['formats']],
    [{ link: 'javascript:alert(1)' }, ['link']],
    [{ link: 'https://moi:secret@exemple.fr' }, ['link']],
    [{ link: 'http://localhost/x' }, ['link']],
    [{ link: 'http://127.0.0.1/' }, ['link']],
    [{ link: 'course du village' }, ['link']],
    [{ link: `https://exemple.fr/${'a'.repeat(300)}` }, ['link']],
  ])('%o is refused in its field', (change, fields) => {
    expect(propose(change)).toEqual(fields)
  })

  it('tells every mistake at once', () => {
    expect(propose({ title: '', startOn: '99/99/9999', endOn: 'x', formats: 'Q', link: ':' })).toEqual([
      'title',
      'startOn',
      'endOn',
      'formats',
      'link',
    ])
  })

  it('may be of 29 February, of a year that has one, and of the past when a coach enters it', () => {
    expect(propose({ endOn: '2027-07-12' })).toMatchObject({ endOn: '2027-07-12' })
    expect(propose({ startOn: '29/02/2028' })).toMatchObject({ startOn: '2028-02-29', endOn: '2028-02-29' })
    expect(propose({ startOn: '2026-06-12', registrationClosesOn: '' }, true)).toMatchObject({
      startOn: '2026-06-12',
    })
  })

  it('never throws, and gives days that exist, in order', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      anyDay,
      fc.constantFrom('31/02/2027', '0000-00-00', '2027-1-1'),
    )
    fc.assert(
      fc.property(typed, typed, typed, (startOn, endOn, startTime) => {
        const read = propose({ startOn, endOn, startTime, registrationClosesOn: '' })
        if (Array.isArray(read)) return
        expect(isDay(read.startOn) && isDay(read.endOn) && read.startOn <= read.endOn).toBe(true)
      }),
    )
  })
})

test('of two hours of one name the first is meant, of none nothing', () => {
  expect(instantInParis('2027-10-31', '02:30')).toEqual(new Date('2027-10-31T00:30:00Z'))
  expect(instantInParis('2027-03-28', '02:30')).toBeUndefined()
})

describe('a day as typed', () => {
  it('is read both ways', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year, month, date] = day.split('-')
        expect(readTypedDay(day)).toBe(day)
        expect(readTypedDay(` ${Number(date)}/${Number(month)}/${year} `)).toBe(day)
        expect(isDay(addDays(day, 1))).toBe(true)
      }),
    )
  })

  it.each(['29/02/2027', '29/02/2100', '31/04/2027', '00/01/2027', '2027-13-01', '12/06/27', 'demain', ''])(
    '« %s » is none',
    (typed) => {
      expect(readTypedDay(typed)).toBeUndefined()
    },
  )
})

const answer = {
  answer: 'going',
  format: 'M',
  goal: 'A',
  targetTime: '2h30',
  carSharing: ' 2 places  de Lyon ',
  isHidden: '',
}

function give(change: Partial<typeof answer>) {
  const values = { ...answer, ...change }
  const result = answerSchema(triathlon, values, readDuration).safeParse(values)
  return result.success ? result.data : problemsOf(result.error, answerFields).map(({ field }) => field)
}

describe('an answer', () => {
  it('is read as it was meant', () => {
    expect(give({})).toEqual({
      answer: 'going',
      format: 'M',
      goal: 'A',
      targetTime: 9000,
      carSharing: '2 places de Lyon',
      isHidden: false,
    })
    expect(give({ targetTime: '2:30', format: 'S' })).toMatchObject({ targetTime: 9000 })
  })

  it('may be one word', () => {
    expect(give({ answer: 'maybe', format: '', goal: '', targetTime: '', carSharing: '' })).toEqual({
      answer: 'maybe',
      format: undefined,
      goal: undefined,
      targetTime: undefined,
      carSharing: undefined,
      isHidden: false,
    })
  })

  it('drops what makes no sense for who passes', () => {
    expect(give({ answer: 'passing', isHidden: 'on' })).toMatchObject({
      answer: 'passing',
      format: undefined,
      targetTime: undefined,
      isHidden: true,
    })
  })

  it.each<[Partial<typeof answer>, string[]]>([
    [{ answer: 'toString' }, ['answer']],
    [{ format: 'XXL' }, ['format']],
    [{ goal: 'D' }, ['goal']],
    [{ goal: 'constructor' }, ['goal']],
    [{ targetTime: 'vite' }, ['targetTime']],
    [{ targetTime: '500 h' }, ['targetTime']],
    [{ targetTime: '29 min' }, ['targetTime']],
    [{ carSharing: 'x'.repeat(201) }, ['carSharing']],
  ])('%o is refused in its field', (change, fields) => {
    expect(give(change)).toEqual(fields)
  })
})

const result = { outcome: 'finished', time: '2:28:41', place: '12e', link: '' }

function enter(change: Partial<typeof result>) {
  const read = resultSchema(
    knownFormats('triathlon').find(({ key }) => key === 'M'),
    readDuration,
  ).safeParse({ ...result, ...change })
  return read.success ? read.data : problemsOf(read.error, resultFields).map(({ field }) => field)
}

describe('a time that no human runs', () => {
  // World records, in seconds; ten per cent faster is asked again.
  it.each([
    [[{ sport: 'course', metres: 100 }], 9.58],
    [[{ sport: 'course', metres: 1500 }], 206],
    [[{ sport: 'course', metres: 10_000 }], 1571],
    [[{ sport: 'course', metres: 21_097.5 }], 3402],
    [[{ sport: 'course', metres: 42_195 }], 7175],
    [[{ sport: 'natation', metres: 1500 }], 871],
  ] as const)('%o: a record of %f s is one, not much less', (legs, record) => {
    expect(fastestTime({ legs })).toBeLessThan(record)
    expect(fastestTime({ legs })).toBeGreaterThan(record * 0.75)
  })
})

describe('a result', () => {
  it('is read as it was meant', () => {
    expect(enter({})).toEqual({ outcome: 'finished', time: 8921, place: 12, link: undefined })
    expect(enter({ place: '1er' })).toMatchObject({ place: 1 })
    expect(enter({ outcome: 'abandoned' })).toMatchObject({ time: undefined, place: undefined })
  })

  it.each<[Partial<typeof result>, string[]]>([
    [{ outcome: 'won' }, ['outcome']],
    [{ place: '0' }, ['place']],
    [{ time: '1:10:00' }, ['time']],
    [{ place: '-3' }, ['place']],
    [{ place: '1e3' }, ['place']],
    [{ link: 'data:text/html,x' }, ['link']],
  ])('%o is refused in its field', (change, fields) => {
    expect(enter(change)).toEqual(fields)
  })

  it('is written once the race has begun, by who went', () => {
    expect(mayHaveResult(triathlon, answered, '2027-04-24')).toBe(false)
    expect(mayHaveResult(triathlon, answered, '2027-04-25')).toBe(true)
    expect(mayHaveResult(triathlon, { answer: 'maybe' }, '2027-04-25')).toBe(false)
    expect(mayHaveResult({ ...triathlon, status: 'cancelled' }, answered, '2027-04-26')).toBe(false)
    expect(mayHaveResult(triathlon, undefined, '2027-04-26')).toBe(false)
  })
})
