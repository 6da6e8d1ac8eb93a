import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { drawCandidate, followedGroup, placesToHave, rowHeight, type Candidate } from './graded-order.ts'
import { writeBand, writeFactor, writeRank } from './write-figures.ts'

/** Two lists, and a line from each candidate’s arrival to her offer. */
export function GradedOrderChart({ candidates }: { candidates: readonly Candidate[] }) {
  const offers = candidates.toSorted((one, other) => one.offerRank - other.offerRank)
  const isFollowed = ({ group }: Candidate) => group.key === followedGroup
  return (
    <div className="graded-order">
      <div>
        <h3>Ordre d’arrivée, temps réel × coefficient</h3>
        <ol>
          {candidates.map((candidate) => (
            <li key={candidate.group.key} className={isFollowed(candidate) ? 'graded-order-mine' : undefined}>
              <span>F {writeBand(candidate.group.band)}</span>
              <b className="num">{writeClock(candidate.time)}</b>
              <small>× {writeFactor(candidate.factor)}</small>
            </li>
          ))}
        </ol>
      </div>
      <svg viewBox={`0 0 100 ${candidates.length * rowHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className="ln"
          d={candidates
            .filter((one) => !isFollowed(one))
            .map(drawCandidate)
            .join('')}
        />
        <path className="ln ln-hi" d={candidates.filter(isFollowed).map(drawCandidate).join('')} />
      </svg>
      <div>
        <h3>Ordre des offres, temps pondéré</h3>
        <ol>
          {offers.map((candidate) => (
            <li
              key={candidate.group.key}
              className={`${isFollowed(candidate) ? 'graded-order-mine ' : ''}${placeOf(candidate)}`}
            >
              <small>{writeRank(candidate.offerRank, 'F')}</small>
              <b className="num">{writeClock(candidate.graded)}</b>
              <span>F {writeBand(candidate.group.band)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function placeOf({ offerRank }: Candidate): string {
  if (offerRank === placesToHave) return 'graded-order-last'
  return offerRank > placesToHave ? 'graded-order-out' : ''
}
