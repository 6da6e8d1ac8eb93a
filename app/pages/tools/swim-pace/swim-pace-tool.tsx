import { useDeferredValue } from 'react'
import { href } from 'react-router'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { smoothCurve } from '#app/ui/art/geometry/smooth-curve.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { TypedField } from '../fields.tsx'
import { KeepFigureForm } from '../keep-figure.tsx'
import { SpokenResult } from '../spoken-result.tsx'
import { TakeAlong } from '../take-along.tsx'
import { CalculateButton, ToolForm } from '../tool-form.tsx'
import { carriedOf, isExample, type ToolQuery, useToolQuery } from '../tool-query.ts'
import { ToolSection } from '../tool-section.tsx'
import { CssResult } from './css-result.tsx'
import { MoreFields } from './more-fields.tsx'
import { PassagesSection } from './passages-section.tsx'
import { PredictionsSection } from './predictions-section.tsx'
import { SetSection } from './set-section.tsx'
import { SwimEntry } from './swim-entry.tsx'
import { type CssAnswer, answerSwimPace } from './swim-pace-answer.ts'
import { swimPaceFields } from './swim-pace-fields.ts'
import { SwimResult } from './swim-result.tsx'
import { TargetsTable } from './targets-table.tsx'
import { saySwim, swimInBrief } from './write-swim.ts'

const targetsNote =
  'Plus les vagues se serrent, plus vous nagez vite. Les écarts de −5, +2 et +5\u00a0s sont d’usage courant\u202f; ' +
  'les séries au seuil et l’eau libre longue sont des repères de terrain.'

export function SwimPaceTool({ path }: { path: string }) {
  const { query, ...state } = useToolQuery(swimPaceFields)
  const answer = answerSwimPace(query)
  // The long tables follow the figures a moment later.
  const typed = useDeferredValue(query)
  const { swim, step, reference, criticalPace } = answerSwimPace(typed)
  return (
    <>
      <ToolForm
        {...state}
        path={path}
        query={query}
        readings={answer.readings}
        result={swimInBrief(answer.swim, answer.criticalPace)}
      >
        <WaterWave />
        <section className="wrap" aria-label="Calculateur">
          <div className="calculator-panel">
            <SwimEntry query={query} answer={answer.swim} form={state.form} />
            <SwimResult answer={answer.swim} />
          </div>
          <SpokenResult sentence={saySwim(answer.swim)} />
          <TakeAlong
            path={path}
            query={typed}
            table={swim.swim && 'passages.csv'}
            next={afterSwim(criticalPace ?? swim.figures?.per100, criticalPace !== undefined, typed)}
          />
        </section>
        <CssSection query={query} answer={answer.css} criticalPace={answer.criticalPace} />
        <SetSection query={query} answer={answer.set} isAroundCss={answer.criticalPace !== undefined} />
        <div className="wrap tool-columns tool-section">
          <PassagesSection swim={swim.swim} pool={swim.pool.key} step={step} hasTenths={swim.hasTenths} />
          <PredictionsSection reference={reference} isOfCss={criticalPace !== undefined} />
        </div>
        <div className="wrap">
          <LineArt name="divider-swim" className="divider" />
        </div>
      </ToolForm>
      <KeepFigureForm />
    </>
  )
}

function afterSwim(pace: number | undefined, isOfCss: boolean, query: ToolQuery) {
  if (pace === undefined) return []
  const carried = { ...carriedOf(swimPaceFields, query), natation: writeClock(pace) }
  const label = `Votre triathlon à ${isOfCss ? 'l’allure CSS' : 'cette allure'}`
  const onFoot = { label: 'Puis votre allure à pied', path: href('/nos-outils/calculateur-allure-running') }
  return [
    { label, path: href('/nos-outils/calculateur-temps-triathlon'), query: carried },
    ...(query.course ? [] : [{ ...onFoot, query: carried }]),
  ]
}

const [width, waveLength] = [2400, 300]

const wave = smoothCurve(
  Array.from({ length: width / 25 + 1 }, (_, index) => {
    const turns = (index * 25) / waveLength
    return [
      index * 25,
      6.7 * (Math.sin(turns * 2 * Math.PI) + 0.5 * Math.sin(turns * 3.2 * Math.PI)),
    ] as const
  }),
)

function WaterWave() {
  return (
    <svg className="vh" aria-hidden="true">
      <path id="water-wave" d={wave} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

type CssSectionProps = { query: ToolQuery; answer: CssAnswer; criticalPace: number | undefined }

function CssSection({ query, answer, criticalPace }: CssSectionProps) {
  const { isOfOthers, isOtherStarted } = answer
  const isOwn = isOfOthers || !isExample(query, swimPaceFields, ['t400', 't200'])
  return (
    <ToolSection
      id="test-css"
      title={
        <>
          Le test{' '}
          <span className="nowrap">
            <AcceleratedWord word="CSS" from={70} to={122} />,
          </span>{' '}
          deux efforts et une allure
        </>
      }
      lead={
        'Nagez 400\u00a0m puis 200\u00a0m à fond, bien reposé entre les deux. L’écart donne votre vitesse critique de nage.'
      }
      headClass="section-head swim-section-head"
    >
      <div className="tool-columns tool-columns-entry">
        <div className="tool-stack tool-stack-close">
          <div className="tool-pair swim-pair">
            <TypedField name="t400" />
            <TypedField name="t200" />
          </div>
          <MoreFields title="Deux autres distances" isUsed={isOtherStarted}>
            {['d1', 't1', 'd2', 't2'].map((name) => (
              <TypedField key={name} name={name} />
            ))}
            {isOtherStarted && (
              <p className="field-hint tool-wide">
                {isOfOthers
                  ? 'Ces deux tests comptent à la place du 400 et du 200 m.'
                  : 'Les quatre champs remplis remplaceront le 400 et le 200 m.'}
              </p>
            )}
          </MoreFields>
          <CalculateButton />
          <CssResult answer={answer} isOwn={isOwn} />
        </div>
        {criticalPace !== undefined ? (
          <div>
            <TargetsTable criticalPace={criticalPace} />
            <p className="muted smaller swim-small">{targetsNote}</p>
          </div>
        ) : (
          <p className="muted">Avec deux temps de test, vos allures d’entraînement se rangent ici.</p>
        )}
      </div>
    </ToolSection>
  )
}
