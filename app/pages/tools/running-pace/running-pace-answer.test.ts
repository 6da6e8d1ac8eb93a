import { describe, expect, it } from 'vitest'
import { readToolQuery } from '../tool-query.ts'
import { answerRunningPace } from './running-pace-answer.ts'
import { runningPaceFields, withUnits } from './running-pace-fields.ts'

const marathon = { distance: 'marathon', temps: '3:29:59' }

describe('what is sought', () => {
  it('is the pace of a distance and a time', () => {
    const { sought, run } = answerRunningPace(marathon)
    expect(sought).toBe('allure')
    expect(run?.pace).toBe((12_599 / 42_195) * 1000)
  })

  it('is what the address leaves empty', () => {
    expect(answerRunningPace({ distance: '10km', allure: '5:00' })).toMatchObject({
      sought: 'temps',
      run: { timeSeconds: 3000 },
    })
    expect(answerRunningPace({ temps: '50:00', vitesse: '12' })).toMatchObject({
      sought: 'distance',
      run: { distanceMetres: 10_000 },
    })
    expect(answerRunningPace({ ...marathon, allure: '4:00' }).sought).toBe('allure')
  })

  it('is what is asked, whatever else is left in the fields', () => {
    const everything = { distance: '10km', temps: '1:00:00', allure: '4:00' }
    expect(answerRunningPace({ ...everything, cherche: 'allure' }).run?.pace).toBe(360)
    expect(answerRunningPace({ ...everything, cherche: 'temps' }).run?.timeSeconds).toBe(2400)
    expect(answerRunningPace({ ...everything, cherche: 'distance' }).run?.distanceMetres).toBe(15_000)
  })

  it('comes from the others while its own field is still empty', () => {
    expect(answerRunningPace({ ...marathon, cherche: 'temps' }).run?.timeSeconds).toBe(12_599)
  })

  it('is not found when one of its fields is wrong', () => {
    expect(answerRunningPace({ ...marathon, allure: 'abc', cherche: 'temps' }).run).toBeUndefined()
    expect(answerRunningPace({ ...marathon, distance: '-5' }).run).toBeUndefined()
    expect(answerRunningPace({ distance: '10km', allure: '4:00', temps: 'x' }).run).toBeUndefined()
    expect(answerRunningPace({ temps: 'x', allure: '4:00', cherche: 'distance' }).run).toBeUndefined()
  })

  it('takes the speed when the pace is wrong', () => {
    const query = { distance: '10km', allure: 'abc', vitesse: '12' }
    expect(answerRunningPace(query).run?.timeSeconds).toBe(3000)
  })
})

describe('a time of two parts', () => {
  it('is hours and minutes when minutes would be absurdly fast', () => {
    expect(answerRunningPace({ distance: 'marathon', temps: '3:30' }).run?.timeSeconds).toBe(12_600)
    expect(answerRunningPace({ distance: '1000', temps: '3:30' }).run?.timeSeconds).toBe(210)
  })

  it('does not depend on a distance that is sought', () => {
    const query = { cherche: 'distance', distance: 'marathon', temps: '45:00', allure: '4:30' }
    expect(answerRunningPace(query).run?.distanceMetres).toBe(10_000)
  })
})

describe('the strategy', () => {
  it('keeps the total and moves the passages', () => {
    const { splits, halfSeconds } = answerRunningPace({
      distance: '10km',
      temps: '50:00',
      strategie: 'progressive',
      intervalle: '5000',
    })
    expect(splits?.map(({ metres, passage }) => [metres, passage])).toEqual([
      [5000, 1515],
      [10_000, 3000],
    ])
    expect(halfSeconds).toBe(1515)
  })

  it('takes its usual gap while none is typed, and none at an even pace', () => {
    expect(answerRunningPace({ ...marathon, strategie: 'prudente' }).gapPercent).toBe(5)
    expect(answerRunningPace({ ...marathon, strategie: 'positive', ecart: '4' }).gapPercent).toBe(4)
    expect(answerRunningPace({ ...marathon, ecart: 'abc' }).gapPercent).toBe(0)
    expect(answerRunningPace({ ...marathon, strategie: 'nulle' }).strategy).toBe('reguliere')
  })

  it('loses the passages alone when its gap is wrong', () => {
    const answer = answerRunningPace({ ...marathon, strategie: 'positive', ecart: '101' })
    expect(answer.run?.timeSeconds).toBe(12_599)
    expect([answer.pacing, answer.splits, answer.halfSeconds]).toEqual([undefined, undefined, undefined])
  })
})

describe('the passages', () => {
  it('go by the interval chosen, else by the length of the run', () => {
    const interval = (query: Record<string, string>) => answerRunningPace(query).intervalMetres
    expect(interval({ ...marathon, intervalle: '1609.344' })).toBe(1609.344)
    expect(interval({ ...marathon, intervalle: '7' })).toBe(5000)
    expect(interval({ ...marathon, unite: 'mi' })).toBe(1609.344)
    expect(interval({ distance: '10km', temps: '50:00' })).toBe(1000)
    expect(interval({ distance: '1500', temps: '6:00' })).toBe(400)
  })

  it('are not made by the thousand', () => {
    const answer = answerRunningPace({ distance: '5000 km', temps: '900h', intervalle: '400' })
    expect(answer.splits).toBeUndefined()
    expect(answer.run).toBeDefined()
  })
})

describe('the day of the race', () => {
  it('adds the delay at the start line, or takes it off an official time', () => {
    const late = { distance: '10km', temps: '50:00', decalage: '2:30' }
    expect(answerRunningPace(late)).toMatchObject({ delaySeconds: 150, run: { timeSeconds: 3000 } })
    expect(answerRunningPace({ ...late, chrono: 'officiel' }).run?.timeSeconds).toBe(2850)
  })

  it('takes zero for no delay, and refuses one that leaves nothing to run', () => {
    expect(answerRunningPace({ ...marathon, decalage: '0:00' }).readings.decalage).toMatchObject({
      reason: 'empty',
    })
    const tooLate = answerRunningPace({ ...marathon, decalage: '4h', chrono: 'officiel' })
    expect(tooLate.readings.decalage).toMatchObject({ reason: 'out-of-range' })
    expect(tooLate.run?.timeSeconds).toBe(12_599)
  })

  it('passes the aid stations before the finish', () => {
    const metres = (ravitaillements: string) =>
      answerRunningPace({ distance: '10km', temps: '50:00', ravitaillements }).aidStations.map(
        (split) => split.metres,
      )
    expect(metres('2,5')).toEqual([2500, 5000, 7500])
    expect(metres('8 3 10 12')).toEqual([3000, 8000])
    expect(metres('abc')).toEqual([])
    expect(metres('0,5 m')).toEqual([])
  })
})

it('says what nobody has run yet', () => {
  expect(answerRunningPace({ distance: 'marathon', temps: '1:30:00' }).isBeyondBestMarks).toBe(true)
  expect(answerRunningPace(marathon).isBeyondBestMarks).toBe(false)
  expect(answerRunningPace({}).isBeyondBestMarks).toBe(false)
})

describe('in miles', () => {
  const ofMiles = (query: Record<string, string>) => answerRunningPace({ unite: 'mi', ...query })

  it.each([
    [{ distance: '10', temps: '1:20:00' }, 16_093.44, 4800],
    [{ distance: '10', allure: '8:00', cherche: 'temps' }, 16_093.44, 4800],
    [{ distance: '10 mi', vitesse: '7,5', cherche: 'temps' }, 16_093.44, 4800],
    [{ distance: '10 km', allure: '5:00/km', cherche: 'temps' }, 10_000, 3000],
    [{ distance: '10000', vitesse: '12 km/h', cherche: 'temps' }, 10_000, 3000],
  ])('%j', (query, metres, seconds) => {
    const { run } = ofMiles(query as Record<string, string>)
    expect([run?.distanceMetres, run?.timeSeconds]).toEqual([
      expect.closeTo(metres, 6),
      expect.closeTo(seconds, 6),
    ])
  })

  it('each field is read back in miles', () => {
    const { readings } = ofMiles({ distance: '10', allure: '8:00', ravitaillements: '3 ; 6' })
    expect(readings.distance).toMatchObject({ reading: '10\u00a0mi' })
    expect(readings.allure).toMatchObject({ reading: '8′00″/mi' })
    expect(readings.ravitaillements).toMatchObject({ reading: '3\u00a0mi ; 6\u00a0mi' })
  })

  it.each<[string, string]>([
    ['km', 'mi'],
    ['mi', 'km'],
  ])('what was typed in %s stays the same run in %s', (before, after) => {
    const typed = { unite: before, distance: '10', allure: '6:30', vitesse: '9,5', ravitaillements: '3 ; 6' }
    const [one, other] = [answerRunningPace(typed), answerRunningPace({ ...withUnits(typed), unite: after })]
    for (const name of ['distance', 'allure', 'vitesse'] as const) {
      const [was, is] = [one.readings[name], other.readings[name]]
      expect(is.ok && is.value).toBeCloseTo(was.ok ? was.value : Number.NaN, 6)
    }
    const wide = { distance: '１０', allure: '６：３０', vitesse: '９，５', ravitaillements: '３　６' }
    const search = new URLSearchParams({ unite: before, ...wide })
    const readings = answerRunningPace(readToolQuery(search, runningPaceFields)).readings
    expect(readings).toEqual(one.readings)
    expect(withUnits({ distance: '400', allure: '4:59/km' })).toMatchObject({
      distance: '400',
      allure: '4:59/km',
    })
  })
})

describe('a distance that is pressed', () => {
  const pressed = (search: string) => readToolQuery(new URLSearchParams(search), runningPaceFields)

  it.each([
    ['distance=marathon&temps=3:29:59&distance=5 km', ''],
    ['distance=10 km&temps=45:30&distance=marathon', ''],
    ['distance=marathon&temps=3:29:59&distance=semi', '3:29:59'],
    ['distance=marathon&temps=3:29:59&distance=marathon', '3:29:59'],
    ['distance=5 km&temps=3:29:59', '3:29:59'],
    ['distance=marathon&temps=vite&distance=5 km', 'vite'],
  ])('%s keeps the time « %s »', (search, temps) => {
    expect(pressed(search).temps).toBe(temps)
  })
})
