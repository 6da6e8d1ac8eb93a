import { Icon } from '#app/ui/kit/icon.tsx'
import type { CompetitionView } from './competition-view.ts'

/** Seats offered and looked for, in their own words. */
export function CarSharing({ race: { going, maybe, mayAnswer } }: { race: CompetitionView }) {
  const offers = [...going, ...maybe].filter(({ carSharing }) => carSharing !== undefined)
  if (offers.length === 0 || !mayAnswer) return null
  return (
    <section aria-labelledby="race-cars-title">
      <h2 className="d4" id="race-cars-title">
        Covoiturage
      </h2>
      <ul className="race-cars">
        {offers.map(({ name, isYou, carSharing }, index) => (
          <li key={index}>
            <Icon name="map-pin" size={20} />
            <p>
              <b>{carSharing}</b>
              <span>
                {name}
                {isYou ? ' (vous)' : ''}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
