import * as fc from 'fast-check'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { effortSteps } from './efforts.ts'
import { sportOf } from './intensity.ts'
import { paceFor, type AthleteSpeeds } from './paces.ts'
import { readWorkout } from './read-workout.ts'
import { spokenLine, spokenPace } from './spoken-workout.ts'
import { workoutTotals, writtenPace } from './totals.ts'
import type { WorkoutSport } from './workout.ts'

const unknown: AthleteSpeeds = { vma: undefined, css: undefined }
const known: AthleteSpeeds = { vma: 15, css: 105 }

const totals = (text: string, sport: WorkoutSport = 'course', speeds = unknown) =>
  workoutTotals(readWorkout(sport, text.split('\n')), speeds)

describe('totals', () => {
  it.each([
    ['20 min footing\n3 × (8 min seuil, 2 min trot)\n10 min facile', 3600],
    ['10 × 1 min vite, récup 1 min', 10 * 60 + 9 * 60],
    ['8 × 100 m, départ toutes les 2′', 960],
    ['2 × (3 × 1 min, 3 min marche)', 2 * (180 + 180)],
  ])('add up the time of « %s »', (text, seconds) => {
    expect(totals(text)).toMatchObject({ seconds, isTimeWhole: true })
  })

  it('add up the distance', () => {
    expect(totals('400 m d’échauffement\n5 × 200 m\n3 × 100 m\n300 m faciles', 'natation')).toMatchObject({
      metres: 2000,
      isDistanceWhole: true,
      isTimeWhole: false,
    })
  })

  it('estimate by the athlete’s paces', () => {
    const run = totals('5 × 1 000 m à 4′00″/km, récup 1 min', 'course', known)
    expect(run).toMatchObject({ seconds: 5 * 240 + 4 * 60, metres: 5000, isTimeWhole: true })
    expect(totals('5 × 1 000 m VMA')).toMatchObject({ seconds: 0, isTimeWhole: false })
  })

  it('say what is missing', () => {
    expect(totals('20 min footing\ngainage')).toMatchObject({ seconds: 1200, isTimeWhole: false })
  })

  it('of lines together are those of each', () => {
    const steps = fc.constantFrom(
      '8 min seuil',
      '3 × (1 min vite, 1 min trot)',
      '400 m',
      'gammes',
      '4 × 50 m, r=15″',
    )
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 10 }), (lines) => {
        const each = lines.map((line) => totals(line, 'course', known))
        const whole = totals(lines.join('\n'), 'course', known)
        expect(whole.seconds).toBeCloseTo(
          each.reduce((sum, { seconds }) => sum + seconds, 0),
          6,
        )
        expect(whole.isTimeWhole).toBe(each.every(({ isTimeWhole }) => isTimeWhole))
      }),
    )
  })
})

describe('the athlete’s paces', () => {
  const pace = (sport: WorkoutSport, text: string, speeds = known) => {
    const [part] = readWorkout(sport, [text]).lines[0]?.parts ?? []
    const range = part?.kind === 'effort' ? paceFor(sport, part.intensity, speeds) : undefined
    return range && writtenPace(range)
  }

  it.each([
    ['8 min seuil', '4′27″\u00A0– 4′49″/km'],
    ['8 min à 100 % VMA', '4′00″/km'],
    ['8 min à 4′30″/km', '4′30″/km'],
    ['30 min footing', '5′20″\u00A0– 6′09″/km'],
    ['8 min allure de course', undefined],
    ['8 min gammes', undefined],
  ])('on foot: « %s »', (text, written) => {
    expect(pace('course', text)).toBe(written)
  })

  it.each([
    ['400 m CSS', '1′45″/100\u00A0m'],
    ['400 m CSS + 4', '1′49″/100\u00A0m'],
    ['400 m CSS - 5', '1′40″/100\u00A0m'],
    ['400 m seuil', '1′47″\u00A0– 1′49″/100\u00A0m'],
    ['400 m échauffement', '1′50″/100\u00A0m'],
    ['400 m allure marathon', undefined],
  ])('in the water: « %s »', (text, written) => {
    expect(pace('natation', text)).toBe(written)
  })

  it('are none on the bike, and none without the figures', () => {
    expect(pace('velo', '20 min seuil')).toBeUndefined()
    expect(pace('course', '20 min seuil', unknown)).toBeUndefined()
    expect(pace('natation', '400 m CSS', unknown)).toBeUndefined()
    expect(pace('course', '20 min seuil', { vma: 0, css: 0 })).toBeUndefined()
  })

  it('are quicker for a higher share and a higher VMA', () => {
    const shares = fc.integer({ min: 40, max: 130 })
    fc.assert(
      fc.property(shares, shares, fc.double({ min: 8, max: 25, noNaN: true }), (one, other, vma) => {
        fc.pre(one < other)
        const at = (percent: number) =>
          paceFor('course', { kind: 'percent', from: percent, to: percent }, { vma, css: undefined })
        expect(at(other)?.from).toBeLessThan(at(one)?.from ?? 0)
      }),
    )
  })
})

describe('read aloud', () => {
  const spoken = (text: string, sport: WorkoutSport = 'course', speeds = unknown) => {
    const [line] = readWorkout(sport, [text]).lines
    return line && spokenLine(line, { sport, speeds })
  }

  it.each([
    ['3 × (8 min seuil, 2 min trot)', '3\u00A0fois\u00A0: 8 minutes seuil, puis 2 minutes trot.'],
    ['10 × 400 m VMA, récup 1′30″', '10\u00A0fois\u00A0: 400 mètres VMA, récupération\u00A0: 1 minute 30.'],
    ['1 h 15 de footing souple', '1 heure 15 de footing souple.'],
    [
      '2 × (3 × 1 min vite, 3 min marche)',
      '2\u00A0fois\u00A0: 3\u00A0fois\u00A0: 1 minute vite\u202F; ensuite, 3 minutes marche.',
    ],
    ['1,5 km à 4′30″/km', '1,5 kilomètre à 4 minutes 30 au kilomètre.'],
    ['20 min à 85 % de VMA', '20 minutes à 85 pour cent de VMA.'],
    ['gammes', 'Gammes.'],
  ])('« %s »', (text, sentence) => {
    expect(spoken(text)).toBe(sentence)
  })

  it('says the athlete’s own pace, once', () => {
    expect(spoken('8 min seuil', 'course', known)).toBe(
      '8 minutes seuil, entre 4 minutes 27 et 4 minutes 49 au kilomètre.',
    )
    expect(spoken('8 × 100 m CSS + 4, départ toutes les 2′', 'natation', known)).toBe(
      '8\u00A0fois\u00A0: 100 mètres CSS plus 4, soit 1 minute 49 aux 100 mètres, départ toutes les 2 minutes.',
    )
    expect(spokenPace({ from: 270, to: 270, per: 1000 })).toBe('soit 4 minutes 30 au kilomètre')
  })

  it('never says a sign', () => {
    const steps = fc.constantFrom(
      '3 × ',
      '(8 min seuil, 2′ trot)',
      '400 m',
      ', récup 1′30″',
      '5 × 45″',
      ' à 85 % VMA',
    )
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 6 }), (pieces) => {
        expect(spoken(pieces.join(''), 'course', known)).not.toMatch(/[×′″'"%]|\bNaN\b|undefined/)
      }),
    )
  })
})

describe('drawn', () => {
  it('is one step a part, recoveries between repeats', () => {
    const steps = effortSteps(
      readWorkout('course', ['20 min footing', '3 × 8 min seuil, récup 2 min']),
      unknown,
    )
    expect(steps.map(({ minutes }) => minutes)).toEqual([20, 8, 2, 8, 2, 8])
    expect(steps[1]?.effort).toBeGreaterThan(steps[0]?.effort ?? 1)
  })

  it('is as high as the percentage, of 105', () => {
    const [easy, hard] = effortSteps(readWorkout('course', ['20 min à 63 %', '5 min à 84 %']), unknown)
    expect(easy?.effort).toBeCloseTo(0.6, 9)
    expect(hard?.effort).toBeCloseTo(0.8, 9)
  })

  it('is bounded', () => {
    const steps = effortSteps(readWorkout('course', ['100 × (100 × (100 × 1 min))']), unknown)
    expect(steps).toHaveLength(200)
    expect(steps.every(({ effort }) => effort >= 0 && effort <= 1)).toBe(true)
  })
})

it.each([
  ['Nager droit', ['300 m'], 'natation'],
  ['Seuil', ['8 × 100 m CSS'], 'natation'],
  ['Col et relances', ['30 min de vélo'], 'velo'],
  ['Seuil en côte', ['20 min faciles en forêt'], 'course'],
] as const)('« %s » is of the sport %s', (title, lines, sport) => {
  expect(sportOf(title, lines)).toBe(sport)
})

it('reads every session of the camps without losing time or distance that is written', () => {
  const folder = new URL('../../../../content/nosStages/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )
  const steps = files.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    return [...text.matchAll(/^:::seance.*\n([^:]*)^:::/gm)].flatMap(
      ([, inside = '']) => inside.match(/^- .*/gm) ?? [],
    )
  })
  expect(steps.length).toBeGreaterThan(10)
  const measured = steps.filter((step) => /\d (?:min|h|km|m)\b/.test(step))
  for (const step of measured) {
    const { seconds, metres } = totals(step.slice(2))
    expect({ step, isRead: seconds + metres > 0 }).toEqual({ step, isRead: true })
  }
})
