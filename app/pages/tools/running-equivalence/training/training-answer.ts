import { paceAtShare } from '#app/domain/training/equivalence/vdot.ts'
import {
  usualVmaZones,
  oxygenUptakeOfVma,
  chauziTimes,
  vmaOfHalfCooper,
  vmaOfTest,
  vmaPaces,
} from '#app/domain/training/equivalence/vma.ts'
import { readDistance } from '#app/domain/training/typed/distances.ts'
import { readPercentageRange } from '#app/domain/training/typed/numbers.ts'
import { readSpeed } from '#app/domain/training/typed/paces.ts'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import type { ToolQuery } from '../../tool-query.ts'
import { zoneField, readRace } from '../running-equivalence-fields.ts'

export type ZoneRow = {
  key: string
  name: string
  usual: string
  reading: Reading
  fromPercent: number
  toPercent: number
  paces: { slowest: number; quickest: number } | undefined
}

/** The zones of a VMA (km/h). Bounds that cannot be read leave the usual ones. */
function answerZones(query: ToolQuery, vma: number | undefined): ZoneRow[] {
  return usualVmaZones.map(({ key, name, ...usual }) => {
    const reading = readPercentageRange(query[zoneField(key)] ?? '')
    const fromPercent = reading.ok ? reading.value : usual.fromPercent
    const toPercent = reading.ok ? reading.upTo : usual.toPercent
    const paceAt = (percent: number, speed: number) => 3600 / ((speed * percent) / 100)
    const paces = vma && { slowest: paceAt(fromPercent, vma), quickest: paceAt(toPercent, vma) }
    return {
      key,
      name,
      usual: `${usual.fromPercent}-${usual.toPercent}`,
      reading,
      fromPercent,
      toPercent,
      paces: paces || undefined,
    }
  })
}

const chauziMetres = 2000

export type VmaSource = 'typed' | 'half-cooper' | 'test' | 'race'

type SourcedVma = { value: number; source: VmaSource }

/** The VMA (km/h), what it was taken from, and the paces it makes. */
export function answerVma(query: ToolQuery, vdot: number | undefined) {
  const typed = readSpeed(query.vma ?? '')
  const halfCooper = readDistance(query['demi-cooper'] ?? '')
  const { race: test, ...testFields } = readRace(query['distance-test'], query['temps-test'])
  const tested = test && vmaOfTest(test)
  const vma =
    sourced('typed', typed.ok ? typed.value : undefined) ??
    sourced('half-cooper', halfCooper.ok ? vmaOfHalfCooper(halfCooper.value) : undefined) ??
    sourced('test', tested?.vma) ??
    sourced('race', vdot === undefined ? undefined : 3600 / paceAtShare(vdot, 1))
  return {
    typed,
    halfCooper,
    test: testFields,
    isTestReliable: tested?.isReliable ?? true,
    chauzi: test?.distanceMetres === chauziMetres ? chauziTimes(test.timeSeconds) : undefined,
    vma,
    oxygenUptake: vma && oxygenUptakeOfVma(vma.value),
    paces: vma && vmaPaces(vma.value),
    zones: answerZones(query, vma?.value),
  }
}

export type VmaAnswer = ReturnType<typeof answerVma>

function sourced(source: VmaSource, value: number | undefined): SourcedVma | undefined {
  return value === undefined ? undefined : { value, source }
}
