import { useDeferredValue, useMemo } from 'react'
import { RangeField } from '../fields.tsx'
import { SpokenResult } from '../spoken-result.tsx'
import { CalculateButton, ToolForm } from '../tool-form.tsx'
import { useToolQuery } from '../tool-query.ts'
import { AllocationSection } from './allocation-section.tsx'
import { CeremonySection } from './ceremony-section.tsx'
import { EquivalentAges } from './equivalent-ages.tsx'
import { ListStrip } from './list-strip.tsx'
import { readStartList, simulateAll, type Outcome, type StartList } from './list/list-answer.ts'
import type { PostedResults } from './list/receive-results.server.ts'
import { ResultsSection } from './list/results-section.tsx'
import { useResultsText } from './list/use-results-text.ts'
import { answerQualification, type QualificationAnswer } from './qualification-answer.ts'
import { QualificationEntry } from './qualification-entry.tsx'
import { qualificationFields, readQualification } from './qualification-fields.ts'
import { QualificationResult } from './qualification-result.tsx'
import { refusalWords, genderWords } from './system-words.ts'
import { sayQualification, verdictOf, visitorPlace, type VisitorPlace } from './visitor-place.ts'

export function QualificationTool({ path, posted }: { path: string; posted?: PostedResults | undefined }) {
  const { query, ...state } = useToolQuery(qualificationFields, posted?.query)
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
    <ToolForm {...state} path={path} query={query} readings={answer.readings} isPosted>
      <section className="wrap" id="simulateur" aria-label="Simulateur">
        <div className="calculator-panel">
          <QualificationEntry answer={answer} />
          <QualificationResult answer={answer} drawn={details} />
        </div>
        <SpokenResult sentence={sayQualification(answer, place)} />
      </section>
      <div className="wrap tool-section tool-columns tool-columns-wide">
        <VisitorVerdict
          acceptance={answer.acceptance}
          drawn={details}
          place={drawnPlace}
          list={list}
          asked={asked}
        />
        <EquivalentAges answer={details} />
      </div>
      <AllocationSection answer={details} isInvented={list.isInvented} />
      <ResultsSection
        results={results}
        list={list}
        outcomes={outcomes}
        answer={details}
        problem={posted?.results === results.text ? posted.problem : undefined}
        isWhole={posted !== undefined}
      />
      <CeremonySection outcome={asked} list={list} acceptance={acceptance} isWhole={posted !== undefined} />
    </ToolForm>
  )
}

type VisitorVerdictProps = {
  /** For the slider: it must be where the finger is at once. */
  acceptance: number
  drawn: QualificationAnswer
  place: VisitorPlace | undefined
  list: StartList
  asked: Outcome | undefined
}

function VisitorVerdict({ acceptance, drawn, place, list, asked }: VisitorVerdictProps) {
  const verdict = place && verdictOf(place, drawn)
  const who = drawn.system === '2025-07' ? 'liste commune' : `liste ${genderWords[drawn.group.gender]}`
  return (
    <section className="tool-stack tool-stack-close" aria-labelledby="verdict">
      <h2 className="d3" id="verdict">
        {verdict?.title ?? 'Votre place dans la liste'}
      </h2>
      <p className="muted">{verdict?.detail ?? whyNoVerdict(drawn, asked)}</p>
      {place && drawn.graded !== undefined && (
        <ListStrip place={place} graded={drawn.graded} label={who} isInvented={list.isInvented} />
      )}
      {list.isInvented ? (
        <p className="tool-note">
          <b>Peloton d’exemple, inventé</b>&nbsp;: 108 femmes, 492 hommes, aux temps disposés pour illustrer
          l’effet publié de la réforme Ironman. Il ne prouve rien et ne dit pas vos chances. Collez plus bas
          les résultats d’une édition passée pour vous situer sur de vrais temps.
        </p>
      ) : (
        <p className="tool-note">
          <b>Votre liste&nbsp;: {list.starters.length} au départ.</b> Elle reste dans cette page, sans être
          enregistrée.
        </p>
      )}
      <RangeField name="acceptation" value={acceptance} />
      <CalculateButton />
    </section>
  )
}

function whyNoVerdict(answer: QualificationAnswer, asked: Outcome | undefined): string {
  if (answer.system === 'ancien') return 'Sous l’ancienne règle, il n’y a pas de liste pondérée.'
  if (answer.time === undefined) return 'Indiquez un temps pour vous y situer.'
  if (asked?.result.ok === false) return refusalWords[asked.result.reason]
  return 'Indiquez le nombre de places de la course.'
}
