import { useDeferredValue } from 'react'
import { Divider } from '#app/ui/art/divider.tsx'
import { KeepFigureForm } from '../keep-figure-form.tsx'
import { SpokenResult } from '../spoken-result.tsx'
import { ToolForm } from '../tool-form.tsx'
import { useToolQuery } from '../use-tool-query.ts'
import { CssSection } from './css-section.tsx'
import { PassagesSection } from './passages-section.tsx'
import { PredictionsSection } from './predictions-section.tsx'
import { saySwim } from './say-swim.ts'
import { SetSection } from './set-section.tsx'
import { SwimEntry } from './swim-entry.tsx'
import { answerSwimPace } from './swim-pace-answer.ts'
import { swimPaceFields } from './swim-pace-fields.ts'
import { SwimResult } from './swim-result.tsx'
import { WaterWave } from './water-wave.tsx'

/** One form: the swim, the test, the set and the step of the passages are all of one address. */
export function SwimPaceTool({ path }: { path: string }) {
  const { query, form, follow } = useToolQuery(swimPaceFields)
  const answer = answerSwimPace(query)
  // The long tables follow the figures a moment later.
  const { swim, step, reference, criticalPace } = answerSwimPace(useDeferredValue(query))
  return (
    <>
      <ToolForm path={path} form={form} follow={follow} isWholeTool>
        <WaterWave />
        <section className="wrap" aria-label="Calculateur">
          <div className="calculator-panel">
            <SwimEntry query={query} answer={answer.swim} form={form} />
            <SwimResult answer={answer.swim} />
          </div>
          <SpokenResult sentence={saySwim(answer.swim)} />
        </section>
        <CssSection query={query} answer={answer.css} criticalPace={answer.criticalPace} />
        <SetSection query={query} answer={answer.set} isAroundCss={answer.criticalPace !== undefined} />
        <div className="wrap tool-columns tool-section">
          <PassagesSection swim={swim.swim} pool={swim.pool.key} step={step} hasTenths={swim.hasTenths} />
          <PredictionsSection reference={reference} isOfCss={criticalPace !== undefined} />
        </div>
        <div className="wrap">
          <Divider mode="swim" />
        </div>
      </ToolForm>
      <KeepFigureForm />
    </>
  )
}
