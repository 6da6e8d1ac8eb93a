import { paceAtShare } from '#app/domain/training/equivalence/vdot.ts'
import {
  oxygenUptakeOfVma,
  chauziTimes,
  vmaOfHalfCooper,
  vmaOfTest,
  vmaPaces,
} from '#app/domain/training/equivalence/vma.ts'
import { readDistance } from '#app/domain/training/typed/distances.ts'
import { readSpeed } from '#app/domain/training/typed/paces.ts'
import type { ToolQuery } from '../../tool-query.ts'
import { readRace } from '../read-race.ts'
import { answerZones } from './zones-answer.ts'

const chauziMetres = 2000

/** Where the VMA comes from, the surest first. */
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
