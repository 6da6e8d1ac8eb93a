import { useDeferredValue, useMemo } from 'react'
import { writeDuration, writeDistance, writeNumber } from '#app/domain/training/typed/writing.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Figure } from '../figure.tsx'
import { KeepFigureForm } from '../keep-figure-form.tsx'
import { SpokenResult } from '../spoken-result.tsx'
import { ToolForm } from '../tool-form.tsx'
import { useToolQuery } from '../use-tool-query.ts'
import { EquivalentsSection } from './distances/equivalents-section.tsx'
import { AgeSection } from './person/age-section.tsx'
import { ExponentSection } from './person/exponent-section.tsx'
import { FanChart } from './race/fan-chart.tsx'
import { ReferenceFields } from './race/reference-fields.tsx'
import { answerRunningEquivalence, type RunningEquivalenceAnswer } from './running-equivalence-answer.ts'
import { runningEquivalenceFields } from './running-equivalence-fields.ts'
import { TrainingSection } from './training/training-section.tsx'
import { VmaSection } from './training/vma-section.tsx'

export function RunningEquivalenceTool({ path }: { path: string }) {
  const { query, form, follow } = useToolQuery(runningEquivalenceFields)
  const answer = useMemo(() => answerRunningEquivalence(query), [query])
  // Tables and the fan may come a frame after the figures that are being typed for.
  const settled = useDeferredValue(query)
  const details = useMemo(() => answerRunningEquivalence(settled), [settled])
  return (
    <>
      <ToolForm path={path} form={form} follow={follow} isWholeTool>
        <section className="wrap" aria-label="Calculateur">
          <div className="calculator-panel">
            <ReferenceFields query={query} answer={answer} />
            <ReferenceResult answer={answer} drawn={details} />
          </div>
          <SpokenResult sentence={sayEquivalence(answer)} />
        </section>
        <EquivalentsSection answer={details} />
        <ExponentSection query={settled} exponent={details.exponent} />
        <TrainingSection training={details.training} />
        <VmaSection query={settled} answer={details.vma} />
        <AgeSection query={settled} answer={details.age} reference={details.reference} />
      </ToolForm>
      <KeepFigureForm />
    </>
  )
}

const announced = [42_195, 10_000]

/** The result in one sentence, read aloud. */
function sayEquivalence({ reference, rows = [] }: RunningEquivalenceAnswer): string {
  if (!reference) return 'Indiquez une course, distance et temps, ou un VDOT.'
  const { distanceMetres, timeSeconds } = reference.race
  const equivalents = announced.flatMap((metres) => {
    const mean = rows.find((row) => row.distanceMetres === metres)?.mean
    return mean === undefined || metres === distanceMetres
      ? []
      : [`${writeDuration(mean)} sur ${writeDistance(metres)}`]
  })
  const race = `${writeDuration(timeSeconds)} sur ${writeDistance(distanceMetres)}`
  return equivalents.length > 0
    ? `${race} valent ${equivalents.join(', ')}.`
    : `${race}, sans équivalent sûr.`
}

type ReferenceResultProps = {
  answer: RunningEquivalenceAnswer
  /** The fan and what is said of it, which may come a frame after the figures. */
  drawn: RunningEquivalenceAnswer
}

/** The fan of paces, with the two figures that sum a runner up. */
function ReferenceResult({ answer, drawn }: ReferenceResultProps) {
  const { reference, exponent } = answer
  const { rows, warnings } = drawn
  return (
    <section className="calculator-result equivalence-result ink" aria-label="Résultat">
      <p className={reference ? 'calculator-caption' : 'lead'}>
        {reference ? 'L’éventail de vos allures' : 'Indiquez une course, distance et temps, ou un VDOT.'}
      </p>
      {rows && <FanChart rows={rows} />}
      {warnings.map((warning) => (
        <p className="equivalence-warning" key={warning}>
          <Icon name="triangle-alert" size={18} />
          <span>{warning}</span>
        </p>
      ))}
      <dl className="calculator-facts">
        {reference?.vdot !== undefined && (
          <div>
            <dt>VDOT</dt>
            <dd className="num">
              <Figure name="vdot" value={reference.vdot} text={writeNumber(reference.vdot, 1)} />
            </dd>
          </div>
        )}
        {reference && (
          <div>
            <dt>Exposant de Riegel</dt>
            <dd className="num">
              <Figure name="exposant" value={exponent.value} text={writeNumber(exponent.value, 3)} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
