import { memo } from 'react'
import { QUALIFYING_RACES, type QualifyingRace } from '#app/domain/training/qualification/races.ts'
import { ownSlots } from '../qualification-fields.ts'

const inFrance = new Set([
  'ironman-france',
  'ironman-tours-metropole',
  'ironman-70-3-aix-en-provence',
  'ironman-70-3-nice',
])
const byName = QUALIFYING_RACES.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
const groups = [
  { label: 'En France', races: byName.filter(({ slug }) => inFrance.has(slug)) },
  { label: 'Ironman', races: byName.filter((race) => isAbroad(race) && race.distance === 'ironman') },
  { label: '70.3', races: byName.filter((race) => isAbroad(race) && race.distance === '703') },
]

/** The races whose places are known, and one of the visitor’s own. */
export const RaceOptions = memo(function RaceOptions() {
  return (
    <>
      <option value={ownSlots}>Une autre course</option>
      {groups.map(({ label, races }) => (
        <optgroup key={label} label={label}>
          {races.map((race) => (
            <option key={race.slug} value={race.slug}>
              {nameOf(race)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
})

function isAbroad({ slug }: QualifyingRace): boolean {
  return !inFrance.has(slug)
}

/** A race held twice is told by its year. */
function nameOf({ slug, name, date }: QualifyingRace): string {
  const written = name.replace('Ironman France', 'Ironman France, Nice').replace('Metropole', 'Métropole')
  return /-20\d\d$/.test(slug) ? `${written} (${date.slice(0, 4)})` : written
}
