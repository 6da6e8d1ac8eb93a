import { paceAtShare } from '#app/domain/training/equivalence/vdot.ts'
import {
  oxygenUptakeOfVma,
  chauziTimes,
  vmaOfHalfCooper,
  vmaOfTest,
  vmaPaces,
} from '#app/domain/training/equivalence/vma.ts'
import { readPercentageRange } from '#app/domain/training/typed/numbers.ts'
import { usualVmaZones } from '#app/domain/training/vma-zones.ts'
import { isWrong, valueOf, type ToolQuery } from '../../tool-query.ts'
import { raceOf, zoneField, type EquivalenceReadings } from '../running-equivalence-fields.ts'

/** The zones of a VMA (km/h). Bounds that cannot be read leave the usual ones. */
function answerZones(query: ToolQuery, vma: number | undefined) {
  return usualVmaZones.map(({ key, name, ...usual }) => {
    const reading = readPercentageRange(query[zoneField(key)] ?? '')
    const paceAt = (percent: number) => vma && 3600 / ((vma * percent) / 100)
    return {
      key,
      name,
      usual: `${usual.fromPercent}-${usual.toPercent}`,
      refusal: isWrong(reading) && !reading.ok ? reading.expected : undefined,
      slowest: paceAt(reading.ok ? reading.value : usual.fromPercent),
      quickest: paceAt(reading.ok ? reading.upTo : usual.toPercent),
    }
  })
}

export type ZoneRow = ReturnType<typeof answerZones>[number]

const chauziMetres = 2000

type VmaSource = 'typed' | 'half-cooper' | 'test' | 'race'

/** The VMA (km/h), what it was taken from, and the paces it makes. */
export function answerVma(query: ToolQuery, readings: EquivalenceReadings, vdot: number | undefined) {
  const halfCooper = valueOf(readings['demi-cooper'])
  const test = raceOf(readings['distance-test'], readings['temps-test'])
  const tested = test && vmaOfTest(test)
  const vma =
    sourced('typed', valueOf(readings.vma)) ??
    sourced('half-cooper', halfCooper && vmaOfHalfCooper(halfCooper)) ??
    sourced('test', tested?.vma) ??
    sourced('race', vdot && 3600 / paceAtShare(vdot, 1))
  return {
    isTestReliable: tested?.isReliable ?? true,
    chauzi: test?.distanceMetres === chauziMetres ? chauziTimes(test.timeSeconds) : undefined,
    vma,
    oxygenUptake: vma && oxygenUptakeOfVma(vma.value),
    paces: vma && vmaPaces(vma.value),
    zones: answerZones(query, vma?.value),
  }
}

export type VmaAnswer = ReturnType<typeof answerVma>

function sourced(source: VmaSource, value: number | undefined) {
  return value === undefined ? undefined : { value, source }
}
