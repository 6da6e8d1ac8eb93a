import type { RefObject } from 'react'
import { readSwimDistance } from '#app/domain/training/swimming/typed-swim.ts'
import { SegmentedControl } from '#app/ui/kit/segmented-control.tsx'
import { CalculateButton } from '../calculate-button.tsx'
import { PresetButtons } from '../preset-buttons.tsx'
import type { ToolQuery } from '../tool-query.ts'
import { TypedField } from '../typed-field.tsx'
import { PaceFields } from './pace-fields.tsx'
import { PoolHint } from './pool-hint.tsx'
import { StrokeFields } from './stroke-fields.tsx'
import type { SwimAnswer } from './swim-answer.ts'
import { poolChoices, wantedChoices } from './swim-pace-fields.ts'
import { writeResultInField } from './write-result-in-field.ts'

const presets = ['400 m', '750 m', '1500 m', '1900 m', '3800 m']

type SwimEntryProps = { query: ToolQuery; answer: SwimAnswer; form: RefObject<HTMLFormElement | null> }

/** What is looked for, and what is known of the swim. The field of what is looked for steps aside. */
export function SwimEntry({ query, answer, form }: SwimEntryProps) {
  const { readings, wanted } = answer
  return (
    <div className="calculator-entry swim-entry">
      <div className="calculator-group swim-sought">
        <p className="field-label" aria-hidden="true">
          Je cherche
        </p>
        <SegmentedControl
          legend="Je cherche"
          name="cherche"
          options={wantedChoices}
          defaultValue={wanted}
          onChange={() => writeResultInField(form.current, answer)}
        />
      </div>
      <div className="calculator-group swim-entry-distance">
        <TypedField
          name="distance"
          label="Distance"
          typed={query.distance}
          reading={readings.distance}
          hint={'En mètres\u202f; 1,9 se lit 1,9\u00a0km'}
        />
        <PresetButtons
          label="Distances usuelles"
          name="distance"
          presets={presets.map((value) => ({
            value,
            label: value.replace('00 m', '00\u00a0m').replace(/^(\d)(\d{3})/, '$1\u202f$2'),
            isChosen: isSame(value, readings.distance),
          }))}
        />
      </div>
      <TypedField
        name="temps"
        label="Temps"
        typed={query.temps}
        reading={readings.time}
        hint="Comme 25:45 ou 1h08"
        className="typed-large swim-entry-time"
      />
      <PaceFields query={query} answer={answer} />
      <div className="calculator-group">
        <p className="field-label" aria-hidden="true">
          Bassin
        </p>
        <SegmentedControl
          legend="Bassin"
          name="bassin"
          options={poolChoices}
          defaultValue={answer.pool.key}
        />
        <PoolHint answer={answer} />
      </div>
      <StrokeFields query={query} answer={answer} />
      <CalculateButton />
    </div>
  )
}

function isSame(preset: string, distance: SwimAnswer['readings']['distance']): boolean {
  const reading = readSwimDistance(preset)
  return reading.ok && distance.ok && reading.value === distance.value
}
