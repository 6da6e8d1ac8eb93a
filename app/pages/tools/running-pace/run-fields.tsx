import { readDistance } from '#app/domain/training/typed/distances.ts'
import { ChoiceField, PresetButtons, TypedField } from '../fields.tsx'
import { CalculateButton } from '../tool-form.tsx'
import { soughts } from '../tool-query.ts'
import words from './run-words.json' with { type: 'json' }
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { strategies } from './running-pace-fields.ts'

const presets = { '5 km': '5 km', '10 km': '10 km', semi: 'Semi', marathon: 'Marathon' }

export function RunFields({ answer: { readings, sought, strategy, unit } }: { answer: RunningPaceAnswer }) {
  const inMiles = unit === 'mi' ? words.inMiles : undefined
  const isChosen = (preset: string) => {
    const [distance, reading] = [readings.distance, readDistance(preset)]
    return distance.ok && reading.ok && distance.value === reading.value
  }
  return (
    <div className="calculator-entry run-fields">
      <ChoiceField name="cherche" options={soughts} defaultValue={sought} className="run-sought" />
      <div className="calculator-group run-distance">
        <TypedField name="distance" hint={inMiles?.distanceHint} />
        <PresetButtons label="Distances usuelles" name="distance" presets={presets} isChosen={isChosen} />
      </div>
      <TypedField
        name="temps"
        label={sought === 'distance' ? 'Temps de course' : undefined}
        className="run-time"
      />
      <TypedField name="allure" label={inMiles?.pace} hint={inMiles?.paceHint} className="run-pace" />
      <TypedField
        name="vitesse"
        label={inMiles?.speed}
        hint={
          readings.allure.ok
            ? 'L’allure ci-dessus compte ; videz-la pour compter avec la vitesse.'
            : undefined
        }
        className="run-speed"
      />
      <ChoiceField
        name="strategie"
        options={strategies}
        defaultValue={strategy}
        hint={words.meanings[strategy]}
        className="run-strategy"
      />
      <CalculateButton />
    </div>
  )
}
