import { useDeferredValue, useMemo } from 'react'
import { SpokenResult } from '../spoken-result.tsx'
import { useToolQuery } from '../use-tool-query.ts'
import { AllocationSection } from './allocation-section.tsx'
import { CeremonySection } from './ceremony-section.tsx'
import { EquivalentAges } from './equivalent-ages.tsx'
import { readStartList, simulateAll } from './list-answer.ts'
import { answerQualification } from './qualification-answer.ts'
import { QualificationEntry } from './qualification-entry.tsx'
import { qualificationFields } from './qualification-fields.ts'
import { QualificationForm } from './qualification-form.tsx'
import { QualificationResult } from './qualification-result.tsx'
import { readQualification } from './qualification-readings.ts'
import type { PostedResults } from './receive-results.server.ts'
import { ResultsSection } from './results-section.tsx'
import { sayQualification } from './say-qualification.ts'
import { useResultsText } from './use-results-text.ts'
import { VisitorVerdict } from './visitor-verdict.tsx'
import { visitorPlace } from './visitor-place.ts'

type QualificationToolProps = { path: string; posted?: PostedResults | undefined }

export function QualificationTool({ path, posted }: QualificationToolProps) {
  const { query, form, follow } = useToolQuery(qualificationFields, posted?.query)
  const results = useResultsText(posted?.results ?? '')
  const { distance } = readQualification(query)
  const list = useMemo(() => readStartList(results.text, distance), [results.text, distance])
  const answer = answerQualification(query, list.counts)
  const { system, slots, graded, group } = answer
  const acceptance = useDeferredValue(answer.acceptance)
  const outcomes = useMemo(
    () => (slots === undefined ? [] : simulateAll(list, distance, slots, acceptance)),
    [list, distance, slots, acceptance],
  )
  const asked = outcomes.find((outcome) => outcome.system === system)
  const place = useMemo(
    () =>
      asked?.result.ok && system !== 'ancien' && graded !== undefined
        ? visitorPlace(system, asked.result, group, graded)
        : undefined,
    [asked, system, graded, group],
  )

  return (
    <QualificationForm path={path} form={form} follow={follow}>
      <section className="wrap" id="simulateur" aria-label="Simulateur">
        <div className="calculator-panel">
          <QualificationEntry query={query} answer={answer} />
          <QualificationResult answer={answer} />
        </div>
        <SpokenResult sentence={sayQualification(answer, place)} />
      </section>
      <div className="wrap tool-section qualification-columns">
        <VisitorVerdict query={query} answer={answer} place={place} list={list} asked={asked} />
        <EquivalentAges answer={answer} />
      </div>
      <AllocationSection query={query} answer={answer} isInvented={list.isInvented} />
      <ResultsSection
        results={results}
        list={list}
        outcomes={outcomes}
        answer={answer}
        problem={posted?.results === results.text ? posted.problem : undefined}
        isWhole={posted !== undefined}
      />
      <CeremonySection outcome={asked} list={list} acceptance={acceptance} isWhole={posted !== undefined} />
    </QualificationForm>
  )
}
