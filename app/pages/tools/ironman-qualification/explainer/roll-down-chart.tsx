import { furthestRank, knownRollDowns } from './known-roll-downs.ts'
import { placedAt } from './placed-at.ts'

/** How far the lists of three races went, beside their places. */
export function RollDownChart() {
  return (
    <ul className="roll-downs">
      {knownRollDowns().map(({ name, day, slotsEach, women, men }) => (
        <li key={name}>
          <p>
            <b>{name}</b>
            <small>
              {day}, {slotsEach} places
            </small>
          </p>
          <div>
            <span aria-hidden="true">
              <i style={placedAt(shareOf(slotsEach))} />
            </span>
            <p className="roll-down-women" style={placedAt(shareOf(women))}>
              femmes <b className="num">{women}e</b>
            </p>
            <p style={placedAt(shareOf(men))}>
              hommes <b className="num">{men}e</b>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function shareOf(rank: number): number {
  return (rank / furthestRank) * 100
}
