import { useDeferredValue, useMemo } from 'react'
import { href } from 'react-router'
import type { QualifyingRace, RaceDistance } from '#app/domain/training/qualification/races.ts'
import { writeLongClock } from '#app/domain/training/typed/writing.ts'
import { SpokenResult } from '../spoken-result.tsx'
import { TakeAlong } from '../take-along.tsx'
import { ToolForm } from '../tool-form.tsx'
import { useToolQuery } from '../tool-query.ts'
import { AllocationSection } from './allocation-section.tsx'
import { CeremonySection } from './ceremony-section.tsx'
import { EquivalentAges } from './equivalent-ages.tsx'
import { readStartList, simulateAll } from './list/list-answer.ts'
import type { PostedResults } from './list/receive-results.server.ts'
import { ResultsSection } from './list/results-section.tsx'
import { useResultsText } from './list/use-results-text.ts'
import { answerQualification } from './qualification-answer.ts'
import { QualificationEntry } from './qualification-entry.tsx'
import { qualificationFields, readQualification } from './qualification-fields.ts'
import { QualificationResult } from './qualification-result.tsx'
import { qualificationInBrief, sayQualification, visitorPlace } from './visitor-place.ts'
import { VisitorVerdict } from './visitor-verdict.tsx'

/** Races the club announces, and the day (`AAAA-MM-JJ`) that tells those of the past. */
export type RaceCalendar = { announced: readonly QualifyingRace[]; today: string }

const nobody = { startersMen: 0, startersWomen: 0, groupsMen: 0, groupsWomen: 0 }

type QualificationToolProps = { path: string; calendar: RaceCalendar; posted?: PostedResults | undefined }

export function QualificationTool({ path, calendar, posted }: QualificationToolProps) {
  const { announced } = calendar
  const { query, ...state } = useToolQuery(qualificationFields, posted?.query)
  const results = useResultsText(posted?.results ?? '')
  // Tables, drawings and ceremonies may come a frame after the graded time that is being typed for.
  const settled = useDeferredValue(query)
  const { distance } = readQualification(settled, announced)
  const list = useMemo(() => readStartList(results.text, distance), [results.text, distance])
  const details = useMemo(
    () => answerQualification(settled, list.counts, announced),
    [settled, list.counts, announced],
  )
  const { slots, acceptance, starters } = details
  const answer = answerQualification(query, list.counts, announced)
  const { system, graded, group } = answer
  const { startersMen, startersWomen, groupsMen, groupsWomen } = starters ?? list.counts ?? nobody
  const outcomes = useMemo(() => {
    if (slots === undefined || list.counts === undefined) return []
    const known = { startersMen, startersWomen, groupsMen, groupsWomen }
    return simulateAll(list, distance, slots, acceptance, known)
  }, [list, distance, slots, acceptance, startersMen, startersWomen, groupsMen, groupsWomen])
  const asked = outcomes.find((outcome) => outcome.system === details.system)
  const place = useMemo(
    () =>
      asked?.result.ok && asked.system === system && system !== 'ancien' && group && graded !== undefined
        ? visitorPlace(system, asked.result, group, graded)
        : undefined,
    [asked, system, graded, group],
  )
  const drawnPlace = useDeferredValue(place)
  const brief = useMemo(() => qualificationInBrief(answer, place), [answer, place])

  return (
    <ToolForm {...state} path={path} query={query} readings={answer.readings} result={brief} isPosted>
      <section className="wrap" id="simulateur" aria-label="Simulateur">
        <div className="calculator-panel">
          <QualificationEntry answer={answer} calendar={calendar} />
          <QualificationResult answer={answer} drawn={details} />
        </div>
        <SpokenResult sentence={sayQualification(answer, place)} />
        <TakeAlong
          path={path}
          query={settled}
          table={details.equivalents.length > 0 && 'temps-par-age.csv'}
          next={details.time === undefined ? [] : [legsToGain(details.distance, details.time)]}
        />
      </section>
      <div className="wrap tool-section tool-columns tool-columns-wide">
        <VisitorVerdict drawn={details} place={drawnPlace} list={list} asked={asked} />
        <EquivalentAges answer={details} />
      </div>
      <AllocationSection answer={details} hasList={list.counts !== undefined} />
      <ResultsSection
        results={results}
        list={list}
        outcomes={outcomes}
        answer={details}
        acceptance={answer.acceptance}
        problem={posted?.results === results.text ? posted.problem : undefined}
        isWhole={posted !== undefined}
      />
      <CeremonySection outcome={asked} acceptance={acceptance} isWhole={posted !== undefined} />
    </ToolForm>
  )
}

function legsToGain(distance: RaceDistance, time: number) {
  return {
    label: 'Ce que demande chaque segment',
    path: href('/nos-outils/calculateur-temps-triathlon'),
    query: { format: distance === '703' ? 'L-113' : 'XXL', total: writeLongClock(time) },
    place: '#total-vise',
  }
}
