import { readAgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import { factorOf, type FactorTableKey, gradedTime } from '#app/domain/training/qualification/grading.ts'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { pathNumber } from '#app/ui/art/geometry/path-number.ts'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { writeBand, writeFactor, writeRank } from '../system-words.ts'
import { ExplainerSection } from './explainer-section.tsx'
import texts from './explainer-texts.json' with { type: 'json' }

const table: FactorTableKey = '2025-11'
export const followedGroup = 'F45-49'
export const placesToHave = 3
export const rowHeight = 54

type Candidate = ReturnType<typeof gradedOrder>[number]

export function gradedOrder() {
  const graded = texts.arrivals.map(([key = '', clock = '']) => {
    const group = readAgeGroup(key)
    const time = clock.split(':').reduce((total, part) => total * 60 + Number(part), 0)
    if (!group) throw new Error(`No age group ${key}`)
    return { group, time, factor: factorOf(table, group), graded: gradedTime(table, group, time) ?? time }
  })
  const offers = graded.toSorted((one, other) => one.graded - other.graded)
  return graded.map((candidate, index) => ({
    ...candidate,
    arrivalRank: index + 1,
    offerRank: offers.indexOf(candidate) + 1,
  }))
}

export function drawCandidate({ group, arrivalRank, offerRank }: Candidate): string {
  const offsets = group.key === followedGroup ? [0] : [-5, 0, 5]
  const from = (arrivalRank - 0.5) * rowHeight
  const rise = pathNumber((offerRank - arrivalRank) * rowHeight)
  return offsets.map((offset) => `M0 ${pathNumber(from + offset)}c42 0 58 ${rise} 100 ${rise}`).join('')
}

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
      <p className="tool-note explainer-note">
        <ExampleBadge />{' '}
        <b>
          <Ordinals>{`Le trait plein, à droite, suit la ${placesToHave}e place.`}</Ordinals>
        </b>{' '}
        {first ? (
          <>
            Arrivée <Ordinals>{writeRank(first.arrivalRank, 'F')}</Ordinals> en {writeClock(first.time)}, la
            candidate de {writeBand(first.group.band)} ans passe <Ordinals>1re</Ordinals> :{' '}
            {writeClock(first.time)} × {writeFactor(first.factor)} = {writeClock(first.graded)}.{' '}
          </>
        ) : null}
        Candidates et temps inventés, coefficients Ironman du 14 novembre 2025.
      </p>
    </ExplainerSection>
  )
}

function GradedOrderChart({ candidates }: { candidates: readonly Candidate[] }) {
  const offers = candidates.toSorted((one, other) => one.offerRank - other.offerRank)
  const isFollowed = ({ group }: Candidate) => group.key === followedGroup
  return (
    <div className="graded-order">
      <div>
        <h3 className="muted smaller">Ordre d’arrivée, temps réel × coefficient</h3>
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
        <h3 className="muted smaller">Ordre des offres, temps pondéré</h3>
        <ol>
          {offers.map((candidate) => (
            <li
              key={candidate.group.key}
              className={`${isFollowed(candidate) ? 'graded-order-mine ' : ''}${placeOf(candidate)}`}
            >
              <small>
                <Ordinals>{writeRank(candidate.offerRank, 'F')}</Ordinals>
              </small>
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
