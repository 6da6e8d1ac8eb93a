import { RaceRow } from './race-row.tsx'
import type { ShownRace } from './shown-race.ts'

/** Races in the order of time. */
export function RaceList({ title, races }: { title: string; races: readonly ShownRace[] }) {
  if (races.length === 0) return null
  return (
    <section className="season-races">
      <h2 className="d3">{title}</h2>
      <ul>
        {races.map((race) => (
          <RaceRow key={race.id} race={race} />
        ))}
      </ul>
    </section>
  )
}
