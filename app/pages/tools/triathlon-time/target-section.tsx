import { memo } from 'react'
import { TRIATHLON_LEGS } from '#app/domain/training/triathlon/formats.ts'
import { writeClock, writeDuration, writePace, writePercentage } from '#app/domain/training/typed/writing.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { TypedField } from '../fields.tsx'
import { Figure } from '../figures.tsx'
import { CalculateButton } from '../tool-form.tsx'
import { ToolSection } from '../tool-section.tsx'
import type { LegToCarry, TriathlonAnswer } from './triathlon-time-answer.ts'
import { partWords, writeLegFigure } from './triathlon-words.ts'

export const TargetSection = memo(function TargetSection({ target }: Pick<TriathlonAnswer, 'target'>) {
  const { reading, legs, left } = target
  const times = legs?.carried.flatMap(({ now, required }) => [now, required.ok ? required.time : 0])
  const longest = Math.max(...(times ?? [1]))
  return (
    <ToolSection
      look="raised"
      id="total-vise"
      title={
        <>
          Visez un total, en mode <AcceleratedWord word="inverse" from={66} to={122} />
        </>
      }
      lead="Donnez le temps rêvé. Nous gardons quatre segments et cherchons ce que demande le cinquième."
    >
      <div className="tool-columns tool-columns-entry">
        <div>
          <TypedField name="total" />
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
            <SharedOut legs={legs} />
          </div>
        ) : (
          <LegLeftLine left={left} hasTarget={reading.ok} />
        )}
      </div>
    </ToolSection>
  )
})

type LegToCarryRowProps = {
  carried: LegToCarry
  freshRunPace: number | undefined
  toGain: number
  /** The longest leg, now or asked for, seconds. */
  longest: number
}

function LegToCarryRow({ carried, freshRunPace, toGain, longest }: LegToCarryRowProps) {
  const { leg, now, required, verdict } = carried
  return (
    <li>
      <span>
        <b>{partWords[leg].label}</b>
        <small>
          {toGain > 0 ? '−' : '+'}
          {'\u202f'}
          {writeClock(Math.abs(toGain))}, soit {writePercentage(Math.abs(toGain / now) * 100)}
        </small>
      </span>
      <span className="leg-bars" aria-hidden="true">
        {[now, required.ok ? required.time : 0].map((time, index) => (
          <i key={index} style={{ '--share': `${((time / longest) * 100).toFixed(1)}%` }} />
        ))}
      </span>
      <span className="leg-asked">
        <b className="num">
          <Figure
            name={`${partWords[leg].name}-demandee`}
            value={required.ok ? required.figure : undefined}
            write={(figure) => writeLegFigure(leg, figure)}
          />
        </b>
        <small>
          {verdict}
          {freshRunPace !== undefined && `, ${writePace(freshRunPace, 'km')} à sec`}
        </small>
      </span>
    </li>
  )
}

function Difference({ toGain }: { toGain: number }) {
  const difference = (
    <Figure name="a-gagner" value={toGain} write={(seconds) => writeClock(Math.abs(seconds))} />
  )
  return (
    <p className="muted tabular target-difference">
      {toGain > 0 ? (
        <>
          <b>{difference} à gagner</b> sur vos réglages actuels.
        </>
      ) : (
        <>
          <b>Déjà tenu,</b> avec {difference} de marge.
        </>
      )}
    </p>
  )
}

function SharedOut({ legs: { toGain, together } }: { legs: NonNullable<TriathlonAnswer['target']['legs']> }) {
  if (toGain <= 0 || !together) return null
  const figures = { swim: together.swimPace, bike: together.bikeSpeed, run: together.runPace }
  return (
    <p className="muted tabular shared-out">
      <b>Réparti sur les trois&nbsp;: {writePercentage(together.shortened * 100)} partout.</b>{' '}
      {TRIATHLON_LEGS.map((leg, index) => (
        <span key={leg}>
          {index > 0 && ', '}
          <Figure
            name={`${partWords[leg].name}-repartie`}
            value={figures[leg]}
            write={(figure) => writeLegFigure(leg, figure)}
          />
        </span>
      ))}{' '}
      après le vélo.
    </p>
  )
}

type LegLeftLineProps = { left: TriathlonAnswer['target']['left']; hasTarget: boolean }

function LegLeftLine({ left, hasTarget }: LegLeftLineProps) {
  if (!left || left.figure === undefined)
    return <p className="muted tabular leg-left">{whyNoLeg(left, hasTarget)}</p>
  const { leg, time, figure } = left
  const { theLeg, name } = partWords[leg]
  return (
    <p className="muted tabular leg-left">
      Il reste {writeDuration(time)} pour {theLeg}, soit{' '}
      <b className="num">
        <Figure name={`${name}-demandee`} value={figure} write={(value) => writeLegFigure(leg, value)} />
      </b>
      {leg === 'run' && ' après le vélo'}.
    </p>
  )
}

function whyNoLeg(left: LegLeftLineProps['left'], hasTarget: boolean): string {
  if (!hasTarget) return 'Indiquez un temps visé\u00a0: chaque segment dira ce qu’il demande.'
  if (!left)
    return 'Il manque encore des valeurs pour remonter depuis ce total\u00a0: complétez les segments ci-dessus.'
  return `Il ne reste aucun temps pour ${partWords[left.leg].theLeg}\u00a0: les autres parties épuisent ce total.`
}
