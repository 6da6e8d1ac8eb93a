import { writeClock } from '#app/domain/training/typed/writing.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { ExplainerSection } from './explainer-section.tsx'
import {
  gradedOrder,
  placesToHave,
  drawCandidate,
  followedGroup,
  rowHeight,
  type Candidate,
} from './graded-order.ts'
import { writeBand, writeFactor, writeRank } from './write-figures.ts'

/** The order of arrival beside the order of the offers. */
export function GradedOrderSection() {
  const candidates = gradedOrder()
  const first = candidates.find(({ offerRank }) => offerRank === 1)
  return (
    <ExplainerSection
      id="temps-pondere"
      title={
        <>
          Le temps <AcceleratedWord word="pondéré" from={66} to={122} /> change l’ordre
        </>
      }
      lead="Huit candidates encore sans place, trois places à prendre. À gauche l’ordre d’arrivée, à droite l’ordre des offres."
    >
      <GradedOrderChart candidates={candidates} />
      <p className="explainer-note">
        <ExampleBadge /> <b>Le trait plein, à droite, suit la {placesToHave}e place.</b>{' '}
        {first ? (
          <>
            Arrivée {writeRank(first.arrivalRank, 'F')} en {writeClock(first.time)}, la candidate de{' '}
            {writeBand(first.group.band)} ans passe 1re : {writeClock(first.time)} ×{' '}
            {writeFactor(first.factor)} = {writeClock(first.graded)}.{' '}
          </>
        ) : null}
        Candidates et temps inventés, coefficients Ironman du 14 novembre 2025.
      </p>
    </ExplainerSection>
  )
}

/** Two lists, and a line from each candidate’s arrival to her offer. */
function GradedOrderChart({ candidates }: { candidates: readonly Candidate[] }) {
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
