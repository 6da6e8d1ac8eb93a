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
import type { Reading } from '#app/domain/training/typed/reading.ts'
import { writeClock, writeNumber } from '#app/domain/training/typed/writing.ts'
import type { ToolFields, ToolQuery } from '../tool-query.ts'

export const triathlonTimeFields: ToolFields = {
  names: [
    'format',
    'distance-natation',
    'distance-velo',
    'distance-course',
    'natation',
    't1',
    'velo',
    't2',
    'course',
    'ralentissement',
    'total',
  ],
  example: {
    format: 'L-113',
    natation: '1:52',
    t1: '4:00',
    velo: '32,5',
    t2: '3:00',
    course: '4:37',
    ralentissement: '7,5',
    total: '5:05:00',
  },
}

function formatOf(typed = ''): TriathlonFormatKey {
  const key = typed.trim().toUpperCase()
  return isTriathlonFormat(key) ? key : 'L-113'
}

export function readTriathlon(query: ToolQuery) {
  const format = formatOf(query.format)
  const readings = {
    distances: {
      swim: readLegDistance('swim', query['distance-natation'] ?? ''),
      bike: readLegDistance('bike', query['distance-velo'] ?? ''),
      run: readLegDistance('run', query['distance-course'] ?? ''),
    },
    swimPace: readPace(query.natation ?? '', '100 m'),
    t1: readTransition(query.t1 ?? ''),
    bikeSpeed: readSpeed(query.velo ?? ''),
    t2: readTransition(query.t2 ?? ''),
    runPace: readPace(query.course ?? ''),
    slowDown: readPercentage(query.ralentissement ?? ''),
  }
  const ofFormat = TRIATHLON_FORMATS[format].distances
  const distances: Partial<TriathlonDistances> = {
    swim: valueOr(ofFormat.swim, readings.distances.swim),
    bike: valueOr(ofFormat.bike, readings.distances.bike),
    run: valueOr(ofFormat.run, readings.distances.run),
  }
  const paces: Partial<TriathlonPaces> = {
    swimPace: valueOr(undefined, readings.swimPace),
    t1: valueOr(0, readings.t1),
    bikeSpeed: valueOr(undefined, readings.bikeSpeed),
    t2: valueOr(0, readings.t2),
    runPace: valueOr(undefined, readings.runPace),
    slowDown: valueOr(0, readings.slowDown),
  }
  const hasOwnDistances = Object.values(readings.distances).some((reading) => reading.ok)
  return { format, readings, distances, hasOwnDistances, paces }
}

function valueOr(whenEmpty: number | undefined, reading: Reading): number | undefined {
  if (reading.ok) return reading.value
  return reading.reason === 'empty' ? whenEmpty : undefined
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
  return writeClock(Math.max(roundedTo, wished), { hours: true })
}
