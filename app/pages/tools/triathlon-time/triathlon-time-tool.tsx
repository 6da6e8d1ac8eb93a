import { useDeferredValue, useMemo, type FormEvent } from 'react'
import { writeDuration } from '#app/domain/training/typed/write-duration.ts'
import { CalculateButton } from '../calculate-button.tsx'
import { SpokenResult } from '../spoken-result.tsx'
import { ToolForm } from '../tool-form.tsx'
import { useToolQuery } from '../use-tool-query.ts'
import { BeyondNote } from './beyond-note.tsx'
import { followFormat } from './follow-format.ts'
import { FormatChoice } from './format-choice.tsx'
import { FormatsSection } from './formats-section.tsx'
import { OwnDistances } from './own-distances.tsx'
import { PacesEntry } from './paces-entry.tsx'
import { RacePanel } from './race-panel.tsx'
import { RunAfterBike } from './run-after-bike.tsx'
import { SegmentsTable } from './segments-table.tsx'
import { TargetSection } from './target-section.tsx'
import { triathlonTimeFields } from './triathlon-readings.ts'
import { answerTriathlonTime, type TriathlonAnswer } from './triathlon-time-answer.ts'
import { missingSentence } from './triathlon-words.ts'
import { UsualRangesTable } from './usual-ranges-table.tsx'

export function TriathlonTimeTool({ path }: { path: string }) {
  const { query, form, follow } = useToolQuery(triathlonTimeFields)
  const answer = answerTriathlonTime(query)
  // Tables and drawings may come a frame after the total that is being typed for.
  const settled = useDeferredValue(query)
  const details = useMemo(() => answerTriathlonTime(settled), [settled])

  function followChoices(event: FormEvent<HTMLFormElement>) {
    const { target } = event
    if (target instanceof HTMLInputElement && target.name === 'format') {
      followFormat(event.currentTarget, query, target.value)
    }
    follow(event)
  }

  return (
    <>
      <ToolForm path={path} form={form} follow={followChoices} isWholeTool>
        <section className="wrap" aria-label="Calculateur">
          <FormatChoice
            format={answer.format}
            distances={answer.distances}
            hasOwnDistances={answer.hasOwnDistances}
          />
          <div className="race">
            <RacePanel answer={answer} drawn={details} />
            <PacesEntry
              query={query}
              readings={answer.readings}
              paces={answer.paces}
              format={answer.format}
            />
          </div>
          <SpokenResult sentence={spokenTotal(answer)} />
          <BeyondNote beyond={answer.beyond} />
          <OwnDistances query={query} readings={answer.readings} />
          <CalculateButton />
        </section>
        <div className="wrap tool-section race-details">
          <section aria-labelledby="segments">
            <div className="tool-section-head">
              <h2 className="d4" id="segments">
                Segment par segment
              </h2>
              <p className="muted">La longueur du filet est la part du temps</p>
            </div>
            <SegmentsTable segments={details.segments} total={details.times.total} />
            <UsualRangesTable />
          </section>
          <RunAfterBike typed={query.ralentissement} answer={answer} drawn={details} />
        </div>
        <TargetSection typed={settled.total} answer={details} />
      </ToolForm>
      <FormatsSection races={details.comparison} />
    </>
  )
}

function spokenTotal({ times, missing }: TriathlonAnswer): string {
  if (times.total === undefined) return missingSentence(missing)
  return `Temps total estimé\u00a0: ${writeDuration(times.total)}.`
}
