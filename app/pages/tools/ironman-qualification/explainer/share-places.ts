import { allocateSlots } from '#app/domain/training/qualification/allocation.ts'
import { findRace, rulesOfRace, type QualifyingRace } from '#app/domain/training/qualification/races.ts'

/** What the example supposes of a field: nobody publishes it before the start. */
export const supposedField = { groupsWomen: 10, groupsMen: 12, womenPerHundred: 18 }

/** The places of a race by kind, in the order they are drawn. */
export type SharedPlaces = {
  race: QualifyingRace
  autoWomen: number
  poolWomen: number
  poolMen: number
  autoMen: number
}

/** Shares the places of a known race among a supposed field. Throws for an unknown race: it is no visitor's choice. */
export function sharePlaces(slug: string): SharedPlaces {
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

/** The four numbers of places, women first. */
export function placesByKind({ autoWomen, poolWomen, poolMen, autoMen }: SharedPlaces): number[] {
  return [autoWomen, poolWomen, poolMen, autoMen]
}
