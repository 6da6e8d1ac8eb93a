import { memo } from 'react'
import { writeClock, writeDuration, writePercentage } from '#app/domain/training/typed/writing.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { TypedField } from '../fields.tsx'
import { Figure } from '../figures.tsx'
import { LeadHead } from '../section-head.tsx'
import { CalculateButton } from '../tool-form.tsx'
import { LegToCarryRow } from './leg-to-carry-row.tsx'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { partWords, writeLegFigure } from './triathlon-words.ts'

export const TargetSection = memo(function TargetSection({
  answer: { target },
}: {
  answer: TriathlonAnswer
}) {
  const { reading, legs, left } = target
  const longest = Math.max(
    ...(legs?.carried.map(({ now, required }) => Math.max(now, required.ok ? required.time : 0)) ?? [1]),
  )
  return (
    <section className="tool-section tool-section-raised" aria-labelledby="total-vise">
      <div className="wrap">
        <LeadHead
          id="total-vise"
          title={
            <>
              Visez un total, en mode <AcceleratedWord word="inverse" from={66} to={122} />
            </>
          }
          lead="Donnez le temps rêvé. Nous gardons quatre segments et cherchons ce que demande le cinquième."
        />
        <div className="target">
          <div>
            <TypedField
              name="total"
              label="Temps visé"
              reading={reading}
              hint="Comme 5:05:00 ou 5h05"
              className="typed-large"
            />
            {legs && <Difference toGain={legs.toGain} />}
            <CalculateButton />
          </div>
          {legs ? (
            <div>
              <ul className="legs-to-carry">
                {legs.carried.map((carried) => (
                  <LegToCarryRow
                    key={carried.leg}
                    carried={carried}
                    freshRunPace={carried.leg === 'run' ? legs.freshRunPace : undefined}
                    toGain={legs.toGain}
                    longest={longest}
                  />
                ))}
              </ul>
              <SharedOut together={legs.toGain > 0 ? legs.together : undefined} />
            </div>
          ) : (
            <LegLeftLine left={left} hasTarget={reading.ok} />
          )}
        </div>
      </div>
    </section>
  )
})

function Difference({ toGain }: { toGain: number }) {
  const written = writeClock(Math.abs(toGain))
  return (
    <p className="target-difference">
      {toGain > 0 ? (
        <>
          <b>
            <Figure name="a-gagner" value={toGain} text={written} /> à gagner
          </b>{' '}
          sur vos réglages actuels.
        </>
      ) : (
        <>
          <b>Déjà tenu,</b> avec <Figure name="a-gagner" value={toGain} text={written} /> de marge.
        </>
      )}
    </p>
  )
}

type SharedOutProps = { together: NonNullable<TriathlonAnswer['target']['legs']>['together'] | undefined }

function SharedOut({ together }: SharedOutProps) {
  if (!together) return null
  const legs = [
    { leg: 'swim', figure: together.swimPace },
    { leg: 'bike', figure: together.bikeSpeed },
    { leg: 'run', figure: together.runPace },
  ] as const
  return (
    <p className="shared-out">
      <b>Réparti sur les trois&nbsp;: {writePercentage(together.shortened * 100)} partout.</b>{' '}
      {legs.map(({ leg, figure }, index) => (
        <span key={leg}>
          {index > 0 && ', '}
          <Figure
            name={`${partWords[leg].name}-repartie`}
            value={figure}
            text={writeLegFigure(leg, figure)}
          />
        </span>
      ))}{' '}
      après le vélo.
    </p>
  )
}

type LegLeftLineProps = { left: TriathlonAnswer['target']['left']; hasTarget: boolean }

function LegLeftLine({ left, hasTarget }: LegLeftLineProps) {
  if (!hasTarget)
    return <p className="leg-left">Indiquez un temps visé&nbsp;: chaque segment dira ce qu’il demande.</p>
  if (!left)
    return (
      <p className="leg-left">
        Il manque encore des valeurs pour remonter depuis ce total&nbsp;: complétez les segments ci-dessus.
      </p>
    )
  const { theLeg, name } = partWords[left.leg]
  if (left.figure === undefined) {
    return (
      <p className="leg-left">
        Il ne reste aucun temps pour {theLeg}&nbsp;: les autres parties épuisent ce total.
      </p>
    )
  }
  return (
    <p className="leg-left">
      Il reste {writeDuration(left.time)} pour {theLeg}, soit{' '}
      <b className="num">
        <Figure name={`${name}-demandee`} value={left.figure} text={writeLegFigure(left.leg, left.figure)} />
      </b>
      {left.leg === 'run' && ' après le vélo'}.
    </p>
  )
}
