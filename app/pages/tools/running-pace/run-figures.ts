import type { Run, RunPace } from '#app/domain/training/running/run.ts'
import { writeDuration, writeDistance } from '#app/domain/training/typed/writing.ts'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { writeLengthIn, writePaceIn, writeSpeedIn, writeTimeOf, paceIn } from './write-run.ts'

export type RunFigure = { name: string; label: string; value: number; text: string; unit?: string }

export function runFigures(run: Run, answer: RunningPaceAnswer): [RunFigure, ...RunFigure[]] {
  const { sought, halfSeconds } = answer
  const [pace, otherPace, speed, lap] = paceFigures(run, answer)
  const time = {
    name: 'temps',
    label: 'Arrivée',
    value: run.timeSeconds,
    text: writeTimeOf(run.timeSeconds, answer),
  }
  const distance = distanceFigure(run, answer)
  const small = [
    speed,
    lap,
    ...(halfSeconds === undefined
      ? []
      : [
          {
            name: 'mi-course',
            label: 'Mi-course',
            value: halfSeconds,
            text: writeTimeOf(halfSeconds, answer),
          },
        ]),
  ]
  if (sought === 'temps') return [time, pace, ...small, otherPace, distance]
  if (sought === 'distance') return [distance, pace, ...small, time, otherPace]
  return [pace, ...small, time, otherPace, distance]
}

export function paceFigures(
  run: RunPace,
  answer: RunningPaceAnswer,
): [RunFigure, RunFigure, RunFigure, RunFigure] {
  const perKilometre = paceFigure('allure', 'Allure au km', run, { ...answer, unit: 'km' })
  const perMile = paceFigure('allure-mile', 'Allure au mile', run, { ...answer, unit: 'mi' })
  const [pace, otherPace] = answer.unit === 'km' ? [perKilometre, perMile] : [perMile, perKilometre]
  return [
    pace,
    otherPace,
    { name: 'vitesse', label: 'Vitesse', value: run.speed, text: writeSpeedIn(run.speed, answer) },
    { name: 'tour-400', label: 'Tour de piste', value: run.lap400, text: writeTimeOf(run.lap400, answer) },
  ]
}

function paceFigure(
  name: 'allure' | 'allure-mile',
  label: string,
  run: RunPace,
  answer: Pick<RunningPaceAnswer, 'unit' | 'hasTenths'>,
): RunFigure {
  const value = name === 'allure' ? run.pace : run.milePace
  return { name, label, value, text: writePaceIn(run.pace, answer), unit: `/${answer.unit}` }
}

function distanceFigure({ distanceMetres }: Run, answer: RunningPaceAnswer): RunFigure {
  const [text = '', unit = ''] = writeLengthIn(distanceMetres, answer).split('\u00a0')
  return { name: 'distance', label: 'Distance', value: distanceMetres, text, unit: `\u00a0${unit}` }
}

const unitNames = { km: 'kilomètre', mi: 'mile' }

export function sayRun({ run, unit, sought }: RunningPaceAnswer): string {
  if (!run) return missingFor(sought)
  const pace = writeDuration(paceIn(run.pace, unit))
  const whole = `${writeDistance(run.distanceMetres)} en ${writeDuration(run.timeSeconds)}`
  return `${whole}\u00a0: ${pace} au ${unitNames[unit]}.`
}

export function missingFor(sought: RunningPaceAnswer['sought']): string {
  if (sought === 'temps') return 'Indiquez une distance, et une allure ou une vitesse.'
  if (sought === 'distance') return 'Indiquez un temps, et une allure ou une vitesse.'
  return 'Indiquez une distance et un temps.'
}
