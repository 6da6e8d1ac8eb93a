import {
  isTriathlonFormat,
  TRIATHLON_FORMATS,
  type TriathlonDistances,
  type TriathlonFormatKey,
} from '#app/domain/training/triathlon/formats.ts'
import { type TriathlonPaces, triathlonParts } from '#app/domain/training/triathlon/race.ts'
import { readLegDistance, readTransition } from '#app/domain/training/triathlon/reading.ts'
import { readPercentage } from '#app/domain/training/typed/numbers.ts'
import { readPace, readSpeed } from '#app/domain/training/typed/paces.ts'
import { writeClock, writeLongClock, writeNumber } from '#app/domain/training/typed/writing.ts'
import { readFields, toolFields, valueOf, type ToolQuery } from '../tool-query.ts'
import words from './triathlon-time-fields.json' with { type: 'json' }

export const triathlonTimeFields = toolFields(words, {
  format: 'L-113',
  natation: '1:52',
  t1: '4:00',
  velo: '32,5',
  t2: '3:00',
  course: '4:37',
  ralentissement: '7,5',
  total: '5:05:00',
})

function knownFormat(typed = ''): TriathlonFormatKey | undefined {
  const key = typed.trim().toUpperCase()
  return isTriathlonFormat(key) ? key : undefined
}

function formatOf(typed: string | undefined): TriathlonFormatKey {
  return knownFormat(typed) ?? 'L-113'
}

export function readTriathlon(query: ToolQuery) {
  const format = formatOf(query.format)
  const readings = readFields(query, {
    'distance-natation': (typed) => readLegDistance('swim', typed),
    'distance-velo': (typed) => readLegDistance('bike', typed),
    'distance-course': (typed) => readLegDistance('run', typed),
    natation: (typed) => readPace(typed, '100 m'),
    t1: readTransition,
    velo: (typed) => readSpeed(typed),
    t2: readTransition,
    course: (typed) => readPace(typed),
    ralentissement: readPercentage,
  })
  const ofFormat = TRIATHLON_FORMATS[format].distances
  const ofLegs = {
    swim: readings['distance-natation'],
    bike: readings['distance-velo'],
    run: readings['distance-course'],
  }
  const distances: Partial<TriathlonDistances> = {
    swim: valueOf(ofLegs.swim, ofFormat.swim),
    bike: valueOf(ofLegs.bike, ofFormat.bike),
    run: valueOf(ofLegs.run, ofFormat.run),
  }
  const paces: Partial<TriathlonPaces> = {
    swimPace: valueOf(readings.natation),
    t1: valueOf(readings.t1, 0),
    bikeSpeed: valueOf(readings.velo),
    t2: valueOf(readings.t2, 0),
    runPace: valueOf(readings.course),
    slowDown: valueOf(readings.ralentissement, 0),
  }
  const hasOwnDistances = Object.values(ofLegs).some((reading) => reading.ok)
  const isFormatKnown = !query.format?.trim() || knownFormat(query.format) !== undefined
  return { format, isFormatKnown, readings, distances, hasOwnDistances, paces }
}

const roundedTo = 300
const wishedShare = 0.97

export function fieldsOfFormat(query: ToolQuery, chosen: string): Record<string, string> {
  const format = formatOf(chosen)
  const { t1, t2, slowDown } = TRIATHLON_FORMATS[format].habits
  const fields = {
    'distance-natation': '',
    'distance-velo': '',
    'distance-course': '',
    t1: writeClock(t1),
    t2: writeClock(t2),
    ralentissement: writeNumber(slowDown, 1),
  }
  const { distances, paces } = readTriathlon({ ...query, ...fields, format })
  const { total } = triathlonParts(distances, paces)
  return total === undefined ? fields : { ...fields, total: wishedTotal(total) }
}

export function followFormat(form: HTMLFormElement, query: ToolQuery, chosen: string): void {
  for (const [name, value] of Object.entries(fieldsOfFormat(query, chosen))) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
}

function wishedTotal(total: number): string {
  const wished = Math.round((total * wishedShare) / roundedTo) * roundedTo
  return writeLongClock(Math.max(roundedTo, wished))
}
