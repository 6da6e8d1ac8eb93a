import { mileMetres } from '#app/domain/training/measures.ts'
import { milePaceOf, type Run, type RunPace } from '#app/domain/training/running/run.ts'
import {
  writeClock,
  writeDistance,
  writeDuration,
  writeFixed,
  writeLength,
  writeNumber,
  writeSpeed,
  writePace,
} from '#app/domain/training/typed/writing.ts'
import type { ToolResult } from '../tool-form.tsx'
import words from './run-words.json' with { type: 'json' }
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import type { RunningUnit } from './running-pace-fields.ts'

export type RunWriting = { unit: RunningUnit; hasTenths: boolean }

/** A pace (s/km) in the unit of the page, without its name: `4′59″`. */
export function writePaceIn(pace: number, { unit, hasTenths }: RunWriting): string {
  return writePace(paceIn(pace, unit), undefined, { tenths: hasTenths })
}

/** How far a pace is from another (s/km, in the unit of the page): `+3 s`, `−4 s`, `=`. */
export function writePaceGap(gap: number, { unit, hasTenths }: RunWriting): string {
  const decimals = hasTenths ? 1 : 0
  const seconds = Number(paceIn(gap, unit).toFixed(decimals))
  if (seconds === 0) return '='
  return `${seconds > 0 ? '+' : '−'}\u202f${writeNumber(Math.abs(seconds), decimals)}\u00a0s`
}

export function writeTimeOf(seconds: number, { hasTenths }: RunWriting, hours = false): string {
  return writeClock(seconds, { tenths: hasTenths, hours })
}

export function writeLengthIn(metres: number, { unit }: RunWriting): string {
  return writeLength(metres, unit)
}

export function writeMark(metres: number, intervalMetres: number): string {
  return writeLength(metres, intervalMetres === mileMetres ? 'mi' : 'km')
}

function paceIn(secondsPerKilometre: number, unit: RunningUnit): number {
  return unit === 'km' ? secondsPerKilometre : milePaceOf(secondsPerKilometre)
}

type RunFigure = { name: string; label: string; value: number; text: string; unit?: string }

/** The figure that is sought, then the others. */
export function runFigures(run: Run, answer: RunningPaceAnswer): RunFigure[] {
  const { sought, halfSeconds } = answer
  const [pace, otherPace, ...small] = paceFigures(run, answer)
  const half = halfSeconds === undefined ? [] : [timeFigure('mi-course', 'Mi-course', halfSeconds, answer)]
  const time = timeFigure('temps', 'Arrivée', run.timeSeconds, answer)
  const [text = '', unit = ''] = writeLengthIn(run.distanceMetres, answer).split('\u00a0')
  const value = run.distanceMetres
  const distance = { name: 'distance', label: 'Distance', value, text, unit: `\u00a0${unit}` }
  if (sought === 'temps') return [time, pace, ...small, ...half, otherPace, distance]
  if (sought === 'distance') return [distance, pace, ...small, ...half, time, otherPace]
  return [pace, ...small, ...half, time, otherPace, distance]
}

export function paceFigures(
  run: RunPace,
  writing: RunWriting,
): [pace: RunFigure, otherPace: RunFigure, ...RunFigure[]] {
  const figureIn = (unit: RunningUnit): RunFigure => ({
    name: unit === 'km' ? 'allure' : 'allure-mile',
    label: unit === 'km' ? 'Allure au km' : 'Allure au mile',
    value: unit === 'km' ? run.pace : run.milePace,
    text: writePaceIn(run.pace, { ...writing, unit }),
    unit: `/${unit}`,
  })
  const speed =
    writing.unit === 'km'
      ? writeSpeed(run.speed, 'km/h')
      : `${writeFixed((run.speed * 1000) / mileMetres, 2)}\u00a0mi/h`
  return [
    figureIn(writing.unit),
    figureIn(writing.unit === 'km' ? 'mi' : 'km'),
    { name: 'vitesse', label: 'Vitesse', value: run.speed, text: speed },
    timeFigure('tour-400', 'Tour de piste', run.lap400, writing),
  ]
}

function timeFigure(name: string, label: string, value: number, writing: RunWriting): RunFigure {
  return { name, label, value, text: writeTimeOf(value, writing) }
}

export const unitNames = { km: 'kilomètre', mi: 'mile' }

export function sayRun({ run, unit, sought }: RunningPaceAnswer): string {
  if (!run) return words.missing[sought]
  const pace = writeDuration(paceIn(run.pace, unit))
  const whole = `${writeDistance(run.distanceMetres)} en ${writeDuration(run.timeSeconds)}`
  return `${whole}\u00a0: ${pace} au ${unitNames[unit]}.`
}

/** The figure that is sought and the two others, in one line. */
export function runInBrief(answer: RunningPaceAnswer): ToolResult {
  const { run, sought } = answer
  if (!run) return { detail: words.missing[sought] }
  const [headline] = runFigures(run, answer)
  const pace = `${writePaceIn(run.pace, answer)}/${answer.unit}`
  const [distance, time] = [writeLengthIn(run.distanceMetres, answer), writeTimeOf(run.timeSeconds, answer)]
  const others = {
    allure: `${distance} en ${time}`,
    temps: `${distance} à ${pace}`,
    distance: `${time} à ${pace}`,
  }
  return { figure: headline && headline.text + (headline.unit ?? ''), detail: others[sought] }
}
