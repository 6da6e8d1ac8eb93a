import { seasonRidge } from '#app/ui/art/drawings/profiles.ts'
import { DrawnLines } from '#app/ui/art/drawn-lines.tsx'
import type { SeasonView } from './season-view.ts'

export const shortMonths: readonly string[] =
  'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' ')

const monthsOfSeason: readonly string[] = [...shortMonths.slice(8), ...shortMonths.slice(0, 8)]

export function SeasonLine({ season }: { season: SeasonView }) {
  const { figures, sports, peaks, today } = season
  return (
    <section aria-label="La saison en chiffres">
      <dl className="season-figures cluster">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd className="num tall">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="season-art" aria-hidden="true">
        <DrawnLines drawing={seasonRidge(peaks)} className="season-ridge" />
        {today === undefined ? null : <i style={{ left: `${today * 100}%` }} />}
        <ol className="muted smaller">
          {monthsOfSeason.map((month) => (
            <li key={month}>
              <span>{month.slice(0, 1)}</span>
              <span>{month}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className="season-sports muted">{sports.join(' · ')}</p>
    </section>
  )
}
