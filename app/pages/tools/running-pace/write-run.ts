import { mileMetres } from '#app/domain/training/measures.ts'
import { milePaceOf } from '#app/domain/training/running/run.ts'
import {
  writeClock,
  writeDistance,
  writeFixed,
  writeNumber,
  writeSpeed,
  writePace,
} from '#app/domain/training/typed/writing.ts'
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

/** A speed (km/h) in the unit of the page. */
export function writeSpeedIn(speed: number, { unit }: RunWriting): string {
  return unit === 'km' ? writeSpeed(speed, 'km/h') : `${writeFixed((speed * 1000) / mileMetres, 2)}\u00a0mi/h`
}

export function writeLengthIn(metres: number, { unit }: RunWriting): string {
  return unit === 'km' || metres < mileMetres / 2 ? writeDistance(metres) : writeMiles(metres)
}

export function writeMark(metres: number, intervalMetres: number): string {
  return intervalMetres === mileMetres ? writeMiles(metres) : writeDistance(metres)
}

function writeMiles(metres: number): string {
  return `${writeNumber(metres / mileMetres, 2)}\u00a0mi`
}

/** What is counted in s/km, in seconds per unit of the page. */
export function paceIn(secondsPerKilometre: number, unit: RunningUnit): number {
  return unit === 'km' ? secondsPerKilometre : milePaceOf(secondsPerKilometre)
}
