import { useDeferredValue, useMemo } from 'react'
import { KeepFigureForm } from '../keep-figure-form.tsx'
import { SpokenResult } from '../spoken-result.tsx'
import { ToolForm } from '../tool-form.tsx'
import { useToolQuery } from '../use-tool-query.ts'
import { EquivalentsSection } from './distances/equivalents-section.tsx'
import { AgeSection } from './person/age-section.tsx'
import { ExponentSection } from './person/exponent-section.tsx'
import { ReferenceFields } from './race/reference-fields.tsx'
import { ReferenceResult } from './race/reference-result.tsx'
import { answerRunningEquivalence } from './running-equivalence-answer.ts'
import { runningEquivalenceFields } from './running-equivalence-fields.ts'
import { sayEquivalence } from './say-equivalence.ts'
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
