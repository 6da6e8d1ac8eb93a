import { useDeferredValue, useMemo, type FormEvent, memo } from 'react'
import { href } from 'react-router'
import {
  SLOW_DOWN_RANGES,
  TRANSITION_RANGES,
  TRIATHLON_LEGS,
} from '#app/domain/training/triathlon/formats.ts'
import type { TriathlonPart } from '#app/domain/training/triathlon/race.ts'
import {
  writeClock,
  writeDistance,
  writeDuration,
  writeLongClock,
} from '#app/domain/training/typed/writing.ts'
import { ChoicePill, ChoicePills } from '#app/ui/kit/fields/choice-pill.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { UnknownChoice } from '../fields.tsx'
import { Figure, FiguresTable } from '../figures.tsx'
import { SpokenResult } from '../spoken-result.tsx'
import { type NextTool, TakeAlong } from '../take-along.tsx'
import { CalculateButton, ToolForm } from '../tool-form.tsx'
import { type ToolQuery, useToolQuery } from '../tool-query.ts'
import { ToolSection } from '../tool-section.tsx'
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
  formatWords,
  formatOrder,
  partWords,
  raceInBrief,
  writeLegDistance,
  writeSlowDownRange,
  writeTransitionRange,
} from './triathlon-words.ts'

export function TriathlonTimeTool({ path }: { path: string }) {
  const { query, follow, ...state } = useToolQuery(triathlonTimeFields)
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
      <ToolForm
        {...state}
        path={path}
        query={query}
        readings={answer.readings}
        follow={followChoices}
        result={raceInBrief(answer)}
      >
        <section className="wrap" aria-label="Calculateur">
          <FormatChoice {...answer} />
          <div className="race">
            <RacePanel answer={answer} drawn={details} />
            <PacesEntry paces={answer.paces} format={answer.format} />
          </div>
          <SpokenResult sentence={spokenTotal(answer)} />
          <BeyondNote beyond={answer.beyond} />
          <OwnDistances query={query} />
          <CalculateButton />
          <TakeAlong
            path={path}
            query={settled}
            table={details.times.total !== undefined && 'segments.csv'}
            next={[...legsToFind(details, settled), ...afterRace(details)]}
          />
        </section>
        <div className="wrap tool-section tool-columns tool-columns-wide race-details">
          <ToolSection
            look="column"
            id="segments"
            title="Segment par segment"
            aside={<p className="muted">La longueur du filet est la part du temps</p>}
          >
            <SegmentsTable segments={details.segments} total={details.times.total} />
            <UsualRangesTable />
          </ToolSection>
          <RunAfterBike slowDown={answer.paces.slowDown ?? 0} drawn={details} />
        </div>
        <TargetSection target={details.target} />
      </ToolForm>
      <FormatsSection races={details.comparison} />
    </>
  )
}

/** Where a leg that is missing is found, with the figures there are. */
function legsToFind(
  { paces }: TriathlonAnswer,
  { natation, course, velo, format, ralentissement }: ToolQuery,
) {
  const known = { velo, format, ralentissement }
  const pool = href('/nos-outils/calculateur-allure-natation')
  const track = href('/nos-outils/calculateur-allure-running')
  return [
    ...(paces.swimPace ? [] : [{ label: 'Votre allure de nage', path: pool, query: { ...known, course } }]),
    ...(paces.runPace ? [] : [{ label: 'Votre allure à pied', path: track, query: { ...known, natation } }]),
  ]
}

/** The rules of the championship that a format qualifies for. */
const qualifying = { XXL: '2025-11', 'L-113': '703-2026' } as const

function afterRace({ format, hasOwnDistances, distances, times }: TriathlonAnswer): NextTool[] {
  const { total, runPaceAfterBike } = times
  const rules =
    !hasOwnDistances && format in qualifying ? qualifying[format as keyof typeof qualifying] : undefined
  return [
    total !== undefined &&
      rules && {
        label: 'Se qualifier avec ce temps',
        path: href('/nos-outils/ironman-age-group-qualification-system'),
        query: { systeme: rules, temps: writeLongClock(total) },
      },
    runPaceAfterBike !== undefined &&
      distances.run !== undefined && {
        label: 'Le bracelet de la course à pied',
        path: href('/nos-outils/calculateur-allure-running'),
        query: {
          cherche: 'temps',
          distance: writeDistance(distances.run),
          allure: writeClock(runPaceAfterBike),
        },
        place: '#bracelet',
      },
  ].filter((next) => next !== false && next !== undefined)
}

function spokenTotal({ times, missing }: TriathlonAnswer): string {
  if (times.total === undefined) return missingSentence(missing)
  return `Temps total estimé\u00a0: ${writeDuration(times.total)}.`
}

function BeyondNote({ beyond }: { beyond: readonly TriathlonPart[] }) {
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
      className="rows-low usual-ranges"
      head={['Format', 'Chaque transition', 'Ralentissement à pied']}
    >
      {TRANSITION_RANGES.map((transition) => {
        const slowDown = SLOW_DOWN_RANGES.find(({ format }) => format === transition.format)
        return (
          <tr key={transition.format}>
            <th scope="row">{formatWords[transition.format].label}</th>
            <td>{writeTransitionRange(transition)}</td>
            <td>{slowDown ? writeSlowDownRange(slowDown) : 'pas de repère sûr'}</td>
          </tr>
        )
      })}
    </FiguresTable>
  )
})

type FormatChoiceProps = Pick<TriathlonAnswer, 'format' | 'isFormatKnown' | 'distances' | 'hasOwnDistances'>

function FormatChoice({ format, isFormatKnown, distances, hasOwnDistances }: FormatChoiceProps) {
  const known = TRIATHLON_LEGS.filter((leg) => distances[leg] !== undefined)
  return (
    <div className="tool-row format-row">
      <fieldset>
        <legend className="vh">Format</legend>
        <UnknownChoice name="format" isKnown={isFormatKnown} counted={formatWords[format].label} />
        <ChoicePills>
          {formatOrder.map((key) => (
            <ChoicePill key={key} name="format" value={key} defaultChecked={isFormatKnown && key === format}>
              {formatWords[key].label}
            </ChoicePill>
          ))}
        </ChoicePills>
      </fieldset>
      <p className="muted small">
        {known.map((leg, index) => (
          <span key={leg}>
            {index > 0 && ' · '}
            <Figure
              name={`distance-${partWords[leg].name}`}
              value={distances[leg]}
              write={(metres) => writeLegDistance(leg, metres)}
            />
          </span>
        ))}
        {'. '}
        {hasOwnDistances ? 'Vos distances.' : formatWords[format].hint}
      </p>
      <CalculateButton />
    </div>
  )
}
