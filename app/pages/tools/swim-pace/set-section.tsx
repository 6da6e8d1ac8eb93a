import { memo } from 'react'
import type { TimedSwimSet } from '#app/domain/training/swimming/sets.ts'
import { writeClock, writeDuration, writePace } from '#app/domain/training/typed/writing.ts'
import { ChoiceField, PresetButtons, RangeField, TypedField } from '../fields.tsx'
import { Fact, Figure } from '../figures.tsx'
import { CalculateButton } from '../tool-form.tsx'
import type { ToolQuery } from '../tool-query.ts'
import { ToolSection } from '../tool-section.tsx'
import type { SetAnswer } from './swim-pace-answer.ts'
import { intensityChoices, usualSet } from './swim-pace-fields.ts'
import { WaterLines } from './water-lines.tsx'

type SetChartProps = { repeats: number; swim: number; sendOff: number }

const mostRows = 20

const SetChart = memo(function SetChart({ repeats, swim, sendOff }: SetChartProps) {
  const shown = Math.min(repeats, mostRows)
  return (
    <div
      className="muted smaller tabular swim-set-chart"
      style={{ '--swum': `${((swim / sendOff) * 100).toFixed(1)}%` }}
    >
      <ol aria-label="Départ de chaque répétition">
        {Array.from({ length: shown }, (_, repeat) => (
          <li key={repeat}>
            <span className="swim-set-start">{writeClock(repeat * sendOff)}</span>
            <span className="swim-set-track" aria-hidden="true">
              <WaterLines
                className={repeat === Math.floor(shown * 0.3) ? 'swim-set-mine' : ''}
                width={400}
                height={24}
                gap={24}
                swell={0.42}
                length={0.25}
                shift={repeat * 9}
                mine={repeat === Math.floor(shown * 0.3) ? 0 : undefined}
              />
            </span>
            <span className="swim-set-count">
              {repeat + 1}/{repeats}
            </span>
          </li>
        ))}
      </ol>
      <p className="swim-set-legend">
        <span>nage {writePace(swim)}</span>
        <span>repos {writeDuration(sendOff - swim)}</span>
      </p>
      {repeats > shown && (
        <p className="muted smaller swim-small">Les {repeats - shown} suivantes partent au même rythme.</p>
      )}
    </div>
  )
})

const presets = {
  '8 × 50 m': '8\u00a0×\u00a050\u00a0m',
  '10 × 100 m': '10\u00a0×\u00a0100\u00a0m',
  '6 × 200 m': '6\u00a0×\u00a0200\u00a0m',
  '4 × 400 m': '4\u00a0×\u00a0400\u00a0m',
}

type SetSectionProps = { query: ToolQuery; answer: SetAnswer; isAroundCss: boolean }

export function SetSection({ query, answer, isAroundCss }: SetSectionProps) {
  const { set, intensity, timed, leastRest } = answer
  const typedSet = query.serie ?? usualSet.serie
  return (
    <ToolSection
      look="raised"
      id="depart"
      title="Départ toutes les…"
      lead="Chaque ligne est une répétition : l’onde pour la nage, le filet pour le repos."
      headClass="section-head swim-section-head"
    >
      <div className="tool-columns tool-columns-entry">
        <div className="tool-stack swim-set-entry">
          <div className="calculator-group">
            <TypedField name="serie" usual={usualSet.serie} />
            <PresetButtons
              label="Séries usuelles"
              name="serie"
              presets={presets}
              isChosen={(preset) => typedSet === preset}
            />
          </div>
          <ChoiceField
            legend="Intensité, écart au 100 m"
            name="intensite"
            options={intensityChoices}
            defaultValue={intensity}
            hint={isAroundCss ? undefined : 'Sans test CSS, la série se règle sur votre allure.'}
          />
          <RangeField name="repos" usual={usualSet.repos} value={leastRest} isReadSilently />
          <CalculateButton />
        </div>
        {timed && set.ok ? (
          <div>
            <SetFigures timed={timed} />
            <SetChart repeats={set.repeats} swim={timed.swim} sendOff={timed.sendOff} />
          </div>
        ) : (
          <p className="muted">Avec une allure et une série, chaque départ se lit ici.</p>
        )}
      </div>
    </ToolSection>
  )
}

function SetFigures({ timed }: { timed: TimedSwimSet }) {
  return (
    <div className="tool-row tool-row-apart swim-set-figures">
      <p>
        <span className="muted">Départ toutes les</span>
        <b className="num">
          <Figure name="depart" value={timed.sendOff} write={writePace} />
        </b>
      </p>
      <dl className="calculator-facts">
        <Fact label="Nage" name="serie-nage" value={timed.swim} write={writePace} />
        <Fact label="Repos" name="serie-repos" value={timed.rest} write={writeDuration} />
        <Fact label="Durée totale" name="serie-total" value={timed.total} write={writeClock} />
      </dl>
    </div>
  )
}
