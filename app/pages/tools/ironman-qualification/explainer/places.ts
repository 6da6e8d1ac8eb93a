import type { CSSProperties } from 'react'
import { allocateSlots } from '#app/domain/training/qualification/allocation.ts'
import { findRace, rulesOfRace } from '#app/domain/training/qualification/races.ts'
import { pathNumber } from '#app/ui/art/geometry/path-number.ts'

export const supposedField = { groupsWomen: 10, groupsMen: 12, womenPerHundred: 18 }

export type SharedPlaces = ReturnType<typeof sharePlaces>

export function sharePlaces(slug: string) {
  const race = findRace(slug)
  if (!race) throw new Error(`No race ${slug}`)
  const allocation = allocateSlots(rulesOfRace(race), {
    slots: race.slots,
    startersMen: 100 - supposedField.womenPerHundred,
    startersWomen: supposedField.womenPerHundred,
    groupsMen: supposedField.groupsMen,
    groupsWomen: supposedField.groupsWomen,
  })
  if (!allocation.ok || allocation.poolMen === undefined || allocation.poolWomen === undefined) {
    throw new Error(`The places of ${slug} cannot be shared`)
  }
  const { autoMen, autoWomen, poolMen, poolWomen } = allocation
  return { race, autoWomen, poolWomen, poolMen, autoMen }
}

export function placesByKind({ autoWomen, poolWomen, poolMen, autoMen }: SharedPlaces): number[] {
  return [autoWomen, poolWomen, poolMen, autoMen]
}

export const placesBox = { width: 300, height: 200 }

const gap = 22

/** The strokes, which of them is mine, and the middle of each kind in % of the height. */
export function drawPlaces(shared: SharedPlaces) {
  const kinds = placesByKind(shared)
  const { autoWomen, poolWomen, poolMen, autoMen } = shared
  const start =
    shared.race.distance === '703' ? [autoWomen + poolWomen, poolMen + autoMen] : [shared.race.slots]
  const half = shared.race.distance === '703' ? kinds : [autoWomen, poolWomen + poolMen, autoMen]
  const pitch = (placesBox.height - (kinds.length - 1) * gap) / (shared.race.slots - kinds.length)
  const [atStart, atHalf, atEnd] = [start, half, kinds].map((bundles) => heightsOf(bundles, pitch))
  const places = (atEnd ?? []).map((end, index) =>
    stroke(atStart?.[index] ?? end, atHalf?.[index] ?? end, end),
  )
  const mine = autoWomen + Math.min(1, Math.max(0, poolWomen - 1))
  return { places, mine, middles: middlesOf(kinds, atEnd ?? []) }
}

function heightsOf(bundles: readonly number[], pitch: number): number[] {
  const count = bundles.reduce((sum, bundle) => sum + bundle, 0)
  const height = (count - bundles.length) * pitch + (bundles.length - 1) * gap
  let y = (placesBox.height - height) / 2
  return bundles.flatMap((bundle) => {
    const first = y
    y += (bundle - 1) * pitch + gap
    return Array.from({ length: bundle }, (_, index) => first + index * pitch)
  })
}

function stroke(start: number, half: number, end: number): string {
  return `M0 ${pathNumber(start)}h48${bend(half - start)}h66${bend(end - half)}H300`
}

function bend(step: number): string {
  const rise = pathNumber(step)
  return rise === '0' ? 'h72' : `c36 0 36 ${rise} 72 ${rise}`
}

function middlesOf(kinds: readonly number[], heights: readonly number[]): number[] {
  let first = 0
  return kinds.map((count) => {
    const top = heights[first] ?? 0
    first += count
    const bottom = heights[first - 1] ?? top
    return ((top + bottom) / 2 / placesBox.height) * 100
  })
}

export function placedAt(percent: number): CSSProperties {
  return { '--at': `${Math.round(percent * 10) / 10}%` }
}
