import type { Strategy } from '#app/domain/training/running/pacing.ts'
import { readDistance } from '#app/domain/training/typed/distances.ts'
import { ChoiceField, PresetButtons, TypedField } from '../fields.tsx'
import { CalculateButton } from '../tool-form.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { soughts, strategies } from './running-pace-fields.ts'

const presets = { '5 km': '5 km', '10 km': '10 km', semi: 'Semi', marathon: 'Marathon' }

const meanings: Record<Strategy, string> = {
  reguliere: 'La même allure du premier au dernier kilomètre.',
  prudente: 'Les 30 premiers pour cent en dedans, puis une allure constante jusqu’au bout.',
  progressive: 'Une première moitié un peu en dedans, une seconde un peu plus vite.',
  positive: 'Une première moitié un peu plus vite, une seconde un peu en dedans.',
}

export function RunFields({ answer: { readings, sought, strategy } }: { answer: RunningPaceAnswer }) {
  const isChosen = (preset: string) => {
    const [distance, reading] = [readings.distance, readDistance(preset)]
    return distance.ok && reading.ok && distance.value === reading.value
  }
  return (
    <div className="calculator-entry run-fields">
      <ChoiceField name="cherche" options={soughts} defaultValue={sought} className="run-sought" />
      <div className="calculator-group run-distance">
        <TypedField name="distance" />
        <PresetButtons label="Distances usuelles" name="distance" presets={presets} isChosen={isChosen} />
      </div>
      <TypedField
        name="temps"
        label={sought === 'distance' ? 'Temps de course' : undefined}
        className="run-time"
      />
      <TypedField name="allure" className="run-pace" />
      <TypedField
        name="vitesse"
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
        hint={meanings[strategy]}
        className="run-strategy"
      />
      <CalculateButton />
    </div>
  )
}
