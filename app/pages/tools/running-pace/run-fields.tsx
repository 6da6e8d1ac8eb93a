import type { Strategy } from '#app/domain/training/running/pacing.ts'
import { ChoiceField, PresetButtons, TypedField } from '../fields.tsx'
import { CalculateButton } from '../tool-form.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { soughts, strategies } from './running-pace-fields.ts'

const presets = [
  { value: '5 km', label: '5 km', metres: 5000 },
  { value: '10 km', label: '10 km', metres: 10_000 },
  { value: 'semi', label: 'Semi', metres: 21_097.5 },
  { value: 'marathon', label: 'Marathon', metres: 42_195 },
]

export function RunFields({ answer }: { answer: RunningPaceAnswer }) {
  const { distance, time, pace, speed } = answer.readings
  return (
    <div className="calculator-entry run-fields">
      <ChoiceField
        label="Je cherche"
        name="cherche"
        options={soughts}
        defaultValue={answer.sought}
        className="run-sought"
      />
      <div className="calculator-group run-distance">
        <TypedField name="distance" label="Distance" reading={distance} hint="Comme 10 km, 42,195 ou semi" />
        <PresetButtons
          label="Distances usuelles"
          name="distance"
          presets={presets.map(({ metres, ...preset }) => ({
            ...preset,
            isChosen: distance.ok && distance.value === metres,
          }))}
        />
      </div>
      <TypedField
        name="temps"
        label={answer.sought === 'distance' ? 'Temps de course' : 'Temps visé'}
        reading={time}
        hint="Comme 3:29:59, 3h29 ou 45:30"
        className="typed-large run-time"
      />
      <TypedField
        name="allure"
        label="Allure (par km)"
        reading={pace}
        hint="Comme 4:59 ou 4′59″ ; au mile, 8:00/mi"
        className="typed-large run-pace"
      />
      <TypedField
        name="vitesse"
        label="ou vitesse (km/h)"
        reading={speed}
        hint={pace.ok ? 'L’allure ci-dessus compte ; videz-la pour compter avec la vitesse.' : 'Comme 12,5'}
        inputMode="decimal"
        className="run-speed"
      />
      <StrategyField strategy={answer.strategy} />
      <CalculateButton />
    </div>
  )
}

const meanings: Record<Strategy, string> = {
  reguliere: 'La même allure du premier au dernier kilomètre.',
  prudente: 'Les 30 premiers pour cent en dedans, puis une allure constante jusqu’au bout.',
  progressive: 'Une première moitié un peu en dedans, une seconde un peu plus vite.',
  positive: 'Une première moitié un peu plus vite, une seconde un peu en dedans.',
}

function StrategyField({ strategy }: { strategy: Strategy }) {
  return (
    <ChoiceField
      label="Stratégie de course"
      name="strategie"
      options={strategies}
      defaultValue={strategy}
      hint={meanings[strategy]}
      className="run-strategy"
    />
  )
}
