import { useDeferredValue, useMemo, type FormEvent, memo } from 'react'
import { writeDuration } from '#app/domain/training/typed/writing.ts'
import { ChoicePill, ChoicePills } from '#app/ui/kit/fields/choice-pill.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { Figure, FiguresTable } from '../figures.tsx'
import { SectionHead } from '../section-head.tsx'
import { SpokenResult } from '../spoken-result.tsx'
import { CalculateButton, ToolForm } from '../tool-form.tsx'
import { useToolQuery } from '../tool-query.ts'
import { FormatsSection } from './formats-section.tsx'
import { OwnDistances, PacesEntry } from './paces-entry.tsx'
import { RacePanel } from './race-panel.tsx'
import { RunAfterBike } from './run-after-bike.tsx'
import { SegmentsTable } from './segments-table.tsx'
import { TargetSection } from './target-section.tsx'
import { answerTriathlonTime, type TriathlonAnswer } from './triathlon-time-answer.ts'
import { followFormat, triathlonTimeFields } from './triathlon-time-fields.ts'
import {
  missingSentence,
  listOfLegs,
  type Leg,
  formatWords,
  formatOrder,
  formatRemarks,
  partWords,
  writeLegDistance,
  usualRanges,
  writeSlowDownRange,
  writeTransitionRange,
} from './triathlon-words.ts'

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
      <ToolForm path={path} query={query} form={form} follow={followChoices}>
        <section className="wrap" aria-label="Calculateur">
          <FormatChoice
            format={answer.format}
            distances={answer.distances}
            hasOwnDistances={answer.hasOwnDistances}
          />
          <div className="race">
            <RacePanel answer={answer} drawn={details} />
            <PacesEntry readings={answer.readings} paces={answer.paces} format={answer.format} />
          </div>
          <SpokenResult sentence={spokenTotal(answer)} />
          <BeyondNote beyond={answer.beyond} />
          <OwnDistances query={query} readings={answer.readings} />
          <CalculateButton />
        </section>
        <div className="wrap tool-section race-details">
          <section aria-labelledby="segments">
            <SectionHead id="segments" title="Segment par segment" isSmall>
              <p className="muted">La longueur du filet est la part du temps</p>
            </SectionHead>
            <SegmentsTable segments={details.segments} total={details.times.total} />
            <UsualRangesTable />
          </section>
          <RunAfterBike answer={answer} drawn={details} />
        </div>
        <TargetSection answer={details} />
      </ToolForm>
      <FormatsSection races={details.comparison} />
    </>
  )
}

function spokenTotal({ times, missing }: TriathlonAnswer): string {
  if (times.total === undefined) return missingSentence(missing)
  return `Temps total estimé\u00a0: ${writeDuration(times.total)}.`
}

function BeyondNote({ beyond }: { beyond: readonly Leg[] }) {
  if (beyond.length === 0) return null
  return (
    <Note tone="warning" className="beyond-note">
      Plus vite que les meilleurs spécialistes du monde pour {listOfLegs(beyond)}&nbsp;: le calcul reste
      juste, mais vérifiez ce que vous avez saisi.
    </Note>
  )
}

const UsualRangesTable = memo(function UsualRangesTable() {
  return (
    <FiguresTable
      caption="Repères d’entraîneurs, à vérifier sur vos courses"
      showCaption
      className="usual-ranges"
      head={['Format', 'Chaque transition', 'Ralentissement à pied']}
    >
      {usualRanges().map(({ format, transition, slowDown }) => (
        <tr key={format}>
          <th scope="row">{formatWords[format].label}</th>
          <td>{writeTransitionRange(transition)}</td>
          <td>{slowDown ? writeSlowDownRange(slowDown) : 'pas de repère sûr'}</td>
        </tr>
      ))}
    </FiguresTable>
  )
})

type FormatChoiceProps = Pick<TriathlonAnswer, 'format' | 'distances' | 'hasOwnDistances'>

function FormatChoice({ format, distances, hasOwnDistances }: FormatChoiceProps) {
  const known = (['swim', 'bike', 'run'] as const).flatMap((leg) => {
    const metres = distances[leg]
    return metres === undefined ? [] : [{ leg, metres }]
  })
  return (
    <div className="format-row">
      <fieldset>
        <legend className="vh">Format</legend>
        <ChoicePills>
          {formatOrder.map((key) => (
            <ChoicePill key={key} name="format" value={key} defaultChecked={key === format}>
              {formatWords[key].label}
            </ChoicePill>
          ))}
        </ChoicePills>
      </fieldset>
      <p className="format-distances">
        {known.map(({ leg, metres }, index) => (
          <span key={leg}>
            {index > 0 && ' · '}
            <Figure
              name={`distance-${partWords[leg].name}`}
              value={metres}
              text={writeLegDistance(leg, metres)}
            />
          </span>
        ))}
        {'. '}
        {hasOwnDistances ? 'Vos distances.' : formatRemarks[format]}
      </p>
      <CalculateButton />
    </div>
  )
}
