import { usualExponent } from '#app/domain/training/equivalence/race-models.ts'
import { PresetButtons, RangeField, TypedField } from '../../fields.tsx'
import { CalculateButton } from '../../tool-form.tsx'
import type { ToolQuery } from '../../tool-query.ts'
import type { RunningEquivalenceAnswer } from '../running-equivalence-answer.ts'

const distances = [
  { value: '5 km', label: '5\u00a0km' },
  { value: '10 km', label: '10\u00a0km' },
  { value: 'semi', label: 'Semi' },
  { value: 'marathon', label: 'Marathon' },
]
const profiles = [
  { value: '1,075', label: 'Vitesse' },
  { value: '1,06', label: 'Équilibré' },
  { value: '1,045', label: 'Endurance' },
]

type ReferenceFieldsProps = { query: ToolQuery; answer: RunningEquivalenceAnswer }

export function ReferenceFields({ query, answer: { entry, exponent, reference } }: ReferenceFieldsProps) {
  const isVdotLeftAside = entry.vdot.ok && reference?.isOfVdot === false
  const { typed } = exponent
  return (
    <div className="calculator-entry">
      <div className="calculator-group">
        <TypedField
          name="distance"
          label="Course de référence"
          reading={entry.distance}
          hint="Comme 10 km, 15000 ou semi"
        />
        <PresetButtons
          label="Distances usuelles"
          name="distance"
          presets={distances.map((preset) => ({ ...preset, isChosen: query.distance === preset.value }))}
        />
      </div>
      <TypedField
        name="temps"
        label="Temps réalisé"
        reading={entry.time}
        hint="Comme 45:30, 1h42 ou 3:29:59"
        className="typed-large"
      />
      <TypedField
        name="vdot"
        label="Ou votre VDOT, sans course"
        reading={isVdotLeftAside ? undefined : entry.vdot}
        hint={isVdotLeftAside ? 'Laissé de côté\u00a0: la course compte d’abord.' : 'Un nombre, comme 45,3.'}
        inputMode="decimal"
      />
      <div className="calculator-group">
        <RangeField
          name="exposant-riegel"
          label="Votre profil, exposant de Riegel"
          reading={typed}
          value={typed.ok ? typed.value : usualExponent}
          least={1.04}
          most={1.15}
          step={0.005}
          hint="1,06 si vous ne tapez rien."
        />
        <PresetButtons
          label="Profils"
          name="exposant-riegel"
          presets={profiles.map((profile) => ({
            ...profile,
            isChosen: typed.ok && typed.value === Number(profile.value.replace(',', '.')),
          }))}
        />
        <p className="field-hint">
          Plus vous courez longtemps chaque semaine, moins votre allure baisse quand la distance double.
        </p>
      </div>
      <CalculateButton />
    </div>
  )
}
