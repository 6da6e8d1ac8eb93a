import { useDeferredValue, useMemo } from 'react'
import { SpokenResult } from '../spoken-result.tsx'
import { useToolQuery } from '../use-tool-query.ts'
import { QualificationEntry } from './entry/qualification-entry.tsx'
import { readStartList, simulateAll } from './list/list-answer.ts'
import type { PostedResults } from './list/receive-results.server.ts'
import { ResultsSection } from './list/results-section.tsx'
import { useResultsText } from './list/use-results-text.ts'
import { AllocationSection } from './places/allocation-section.tsx'
import { CeremonySection } from './places/ceremony-section.tsx'
import { answerQualification } from './qualification-answer.ts'
import { qualificationFields } from './qualification-fields.ts'
import { QualificationForm } from './qualification-form.tsx'
import { readQualification } from './qualification-readings.ts'
import { EquivalentAges } from './result/equivalent-ages.tsx'
import { QualificationResult } from './result/qualification-result.tsx'
import { sayQualification } from './say-qualification.ts'
import { visitorPlace } from './visitor/visitor-place.ts'
import { VisitorVerdict } from './visitor/visitor-verdict.tsx'

type QualificationToolProps = { path: string; posted?: PostedResults | undefined }

export function QualificationTool({ path, posted }: QualificationToolProps) {
  const { query, form, follow } = useToolQuery(qualificationFields, posted?.query)
  const results = useResultsText(posted?.results ?? '')
  // Tables, drawings and ceremonies may come a frame after the graded time that is being typed for.
  const settled = useDeferredValue(query)
  const { distance } = readQualification(settled)
  const list = useMemo(() => readStartList(results.text, distance), [results.text, distance])
  const details = useMemo(() => answerQualification(settled, list.counts), [settled, list.counts])
  const { slots, acceptance } = details
  const answer = answerQualification(query, list.counts)
  const { system, graded, group } = answer
  const { startersMen, startersWomen, groupsMen, groupsWomen } = answer.starters ?? list.counts
  const outcomes = useMemo(() => {
    if (slots === undefined) return []
    const known = { startersMen, startersWomen, groupsMen, groupsWomen }
    return simulateAll(list, distance, slots, acceptance, known)
  }, [list, distance, slots, acceptance, startersMen, startersWomen, groupsMen, groupsWomen])
  const asked = outcomes.find((outcome) => outcome.system === details.system)
  const place = useMemo(
    () =>
      asked?.result.ok && asked.system === system && system !== 'ancien' && graded !== undefined
        ? visitorPlace(system, asked.result, group, graded)
        : undefined,
    [asked, system, graded, group],
  )
  const drawnPlace = useDeferredValue(place)

  return (
    <QualificationForm path={path} form={form} follow={follow}>
      <section className="wrap" id="simulateur" aria-label="Simulateur">
        <div className="calculator-panel">
          <QualificationEntry query={query} answer={answer} />
          <QualificationResult answer={answer} drawn={details} />
        </div>
        <SpokenResult sentence={sayQualification(answer, place)} />
      </section>
      <div className="wrap tool-section qualification-columns">
        <VisitorVerdict
          typed={query.acceptation}
          answer={answer}
          drawn={details}
          place={drawnPlace}
          list={list}
          asked={asked}
        />
        <EquivalentAges answer={details} />
      </div>
      <AllocationSection query={settled} answer={details} isInvented={list.isInvented} />
      <ResultsSection
        results={results}
        list={list}
        outcomes={outcomes}
        answer={details}
        problem={posted?.results === results.text ? posted.problem : undefined}
        isWhole={posted !== undefined}
      />
      <CeremonySection outcome={asked} list={list} acceptance={acceptance} isWhole={posted !== undefined} />
    </QualificationForm>
  )
}
