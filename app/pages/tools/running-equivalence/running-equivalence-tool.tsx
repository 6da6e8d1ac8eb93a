import { useDeferredValue, useMemo, memo } from 'react'
import type { TrainingPace } from '#app/domain/training/equivalence/vdot.ts'
import {
  writeDuration,
  writeDistance,
  writeNumber,
  writeClock,
  writePace,
  writeTenths,
} from '#app/domain/training/typed/writing.ts'
import { Fact, FigureCell, FiguresTable, Warning } from '../figures.tsx'
import { KeepFigureForm } from '../keep-figure.tsx'
import { SpokenResult } from '../spoken-result.tsx'
import { TakeAlong } from '../take-along.tsx'
import { ToolForm } from '../tool-form.tsx'
import { useToolQuery } from '../tool-query.ts'
import { ToolSection } from '../tool-section.tsx'
import { AgeSection } from './person/age-section.tsx'
import { ExponentSection } from './person/exponent-section.tsx'
import { afterEquivalence, equivalenceInBrief } from './race/equivalence-in-brief.ts'
import { EquivalentsSection } from './race/equivalents-section.tsx'
import { FanChart } from './race/fan-chart.tsx'
import { Headline } from './race/headline.tsx'
import { headlineOf } from './race/race-answer.ts'
import { ReferenceFields } from './race/reference-fields.tsx'
import { answerRunningEquivalence, type RunningEquivalenceAnswer } from './running-equivalence-answer.ts'
import { runningEquivalenceFields } from './running-equivalence-fields.ts'
import words from './running-equivalence-words.json' with { type: 'json' }
import { VmaSection } from './training/vma-section.tsx'

export function RunningEquivalenceTool({ path }: { path: string }) {
  const { query, ...state } = useToolQuery(runningEquivalenceFields)
  const answer = useMemo(() => answerRunningEquivalence(query), [query])
  // Tables and the fan may come a frame after the figures that are being typed for.
  const settled = useDeferredValue(query)
  const details = useMemo(() => answerRunningEquivalence(settled), [settled])
  return (
    <>
      <ToolForm
        {...state}
        path={path}
        query={query}
        readings={answer.readings}
        result={equivalenceInBrief(answer.rows)}
      >
        <section className="wrap" aria-label="Calculateur">
          <div className="calculator-panel">
            <ReferenceFields query={query} answer={answer} />
            <ReferenceResult answer={answer} drawn={details} />
          </div>
          <SpokenResult sentence={sayEquivalence(answer)} />
          <TakeAlong
            path={path}
            query={settled}
            table={details.rows && 'equivalences.csv'}
            next={afterEquivalence(details.rows ?? [])}
          />
        </section>
        <EquivalentsSection answer={details} />
        <ExponentSection exponent={details.exponent} />
        <TrainingSection training={details.training} />
        <VmaSection query={settled} answer={details.vma} />
        <AgeSection answer={details.age} reference={details.reference} />
      </ToolForm>
      <KeepFigureForm />
    </>
  )
}

const announced = [42_195, 10_000]

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

function ReferenceResult({
  answer: { reference, rows: newest = [], exponent },
  drawn: { rows, warnings },
}: {
  answer: RunningEquivalenceAnswer
  drawn: RunningEquivalenceAnswer
}) {
  const headline = headlineOf(newest)
  return (
    <section className="calculator-result equivalence-result ink" aria-label="Résultat">
      {headline && <Headline row={headline} />}
      <p className={reference ? 'calculator-caption' : 'lead'}>
        {reference ? 'L’éventail de vos allures' : 'Indiquez une course, distance et temps, ou un VDOT.'}
      </p>
      {rows && <FanChart rows={rows} />}
      {warnings.map((warning) => (
        <Warning className="equivalence-warning" key={warning}>
          {warning}
        </Warning>
      ))}
      <dl className="calculator-facts">
        {reference?.vdot !== undefined && (
          <Fact label="VDOT" name="vdot" value={reference.vdot} write={(vdot) => writeNumber(vdot, 1)} />
        )}
        {reference && (
          <Fact
            label="Exposant de Riegel"
            name="exposant"
            value={exponent.value}
            write={(value) => writeNumber(value, 3)}
          />
        )}
      </dl>
    </section>
  )
}

type TrainingSectionProps = { training: TrainingPace[] | undefined }

const TrainingSection = memo(function TrainingSection({ training }: TrainingSectionProps) {
  return (
    <ToolSection
      id="entrainement"
      title="Vos allures d’entraînement"
      aside={<p className="muted">Calculées de votre VDOT, aucune table recopiée.</p>}
    >
      {training ? (
        <FiguresTable
          caption="Allures d’entraînement"
          className="training-table"
          head={['Zone', 'Allure', '200 m', '400 m', '1\u00a0000\u00a0m']}
        >
          {training.map(({ zone, pace, time200, time400, time1000 }) => (
            <tr key={zone} data-ligne={zone}>
              <th scope="row">
                {words.zones[zone].name} <small>{words.zones[zone].purpose}</small>
              </th>
              <FigureCell name="allure" value={pace} write={writePace} isMain />
              <FigureCell name="temps-200" value={time200} write={writeTenths} />
              <FigureCell name="temps-400" value={time400} write={writeTenths} />
              <FigureCell name="temps-1000" value={time1000} write={writeClock} />
            </tr>
          ))}
        </FiguresTable>
      ) : (
        <p className="muted">Elles viennent d’un VDOT&nbsp;: indiquez une course, ou un VDOT de coureur.</p>
      )}
    </ToolSection>
  )
})
