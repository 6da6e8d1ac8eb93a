import { describe, expect, it } from 'vitest'
import { isWorthDrawing, workoutEfforts } from './efforts.ts'
import { intensityName } from './intensity.ts'
import type { AthleteSpeeds } from './paces.ts'
import { readWorkout } from './read-workout.ts'
import { writeMinutes, writtenTotals } from './totals.ts'
import type { WorkoutSport } from './workout.ts'

const nobody: AthleteSpeeds = { vma: undefined, css: undefined }
const somebody = { vma: 15, css: 100 }
const written = (sport: WorkoutSport, steps: string, speeds = nobody) =>
  writtenTotals(readWorkout(sport, steps.split('\n')), speeds)

describe('totals in words', () => {
  it.each([
    ['course', '20 min footing\n3 × (8 min seuil, 2 min trot)', nobody, '50\u00A0min', undefined],
    [
      'course',
      '20 min footing\n3 × (8 min seuil, 2 min trot)',
      somebody,
      '50\u00A0min',
      'environ 9,6\u00A0km',
    ],
    ['course', '20 min footing\ngammes', somebody, 'au moins 20\u00A0min', undefined],
    ['course', '2 km footing\n1 km seuil', nobody, undefined, '3\u00A0km'],
    ['natation', '400 m\n8 × 100 m CSS', nobody, undefined, '1\u202F200\u00A0m'],
    ['natation', '400 m facile\n8 × 100 m, départ toutes les 2′', nobody, undefined, '1\u202F200\u00A0m'],
    [
      'natation',
      '400 m facile\n8 × 100 m, départ toutes les 2′',
      somebody,
      'environ 23\u00A0min',
      '1\u202F200\u00A0m',
    ],
    ['course', 'gammes', somebody, undefined, undefined],
  ] as const)('%s « %s »', (sport, steps, speeds, duration, distance) => {
    expect(written(sport, steps, speeds)).toEqual({ duration, distance })
  })

  it.each([
    [45, '45\u00A0s'],
    [90, '1\u00A0min\u00A030'],
    [2700, '45\u00A0min'],
    [3600, '1\u00A0h'],
    [3900, '1\u00A0h\u00A005'],
    [3599, '1\u00A0h'],
  ])('%d s', (seconds, words) => {
    expect(writeMinutes(seconds)).toBe(words)
  })
})

describe('efforts', () => {
  it('are each named once, the easiest first', () => {
    const workout = readWorkout('course', [
      '10 min footing',
      '3 × (8 min seuil, 2 min trot)',
      '10 min footing',
      'gammes',
    ])
    expect(workoutEfforts(workout).map(({ name }) => name)).toEqual(['Trot', 'Endurance', 'Seuil'])
    expect(isWorthDrawing(workout)).toBe(true)
    expect(isWorthDrawing(readWorkout('course', ['30 min footing', '10 min footing']))).toBe(false)
  })

  it.each([
    [{ kind: 'percent', from: 85, to: 85 }, '85\u00A0% de VMA'],
    [{ kind: 'percent', from: 70, to: 75 }, '70 à 75\u00A0% de VMA'],
    [{ kind: 'css', plus: 4 }, 'CSS\u00A0+\u00A04'],
    [{ kind: 'css', plus: -5 }, 'CSS\u00A0−\u00A05'],
    [{ kind: 'pace', from: 270, to: 280, per: 1000 }, '4′30″ à 4′40″/km'],
    [{ kind: 'zone', zone: 'recuperation' }, 'Récupération'],
    [{ kind: 'zone', zone: 'vma' }, 'Soutien'],
  ] as const)('%o', (intensity, name) => {
    expect(intensityName(intensity, 'natation')).toBe(name)
  })
})
