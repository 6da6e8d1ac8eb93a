import { usualExponent } from '#app/domain/training/equivalence/race-models.ts'
import { PresetButtons, RangeField, TypedField } from '../../fields.tsx'
import { CalculateButton } from '../../tool-form.tsx'
import { valueOf, type ToolQuery } from '../../tool-query.ts'
import type { RunningEquivalenceAnswer } from '../running-equivalence-answer.ts'

const distances = { '5 km': '5\u00a0km', '10 km': '10\u00a0km', semi: 'Semi', marathon: 'Marathon' }
const profiles = { '1,075': 'Vitesse', '1,06': 'Équilibré', '1,045': 'Endurance' }

type ReferenceFieldsProps = { query: ToolQuery; answer: RunningEquivalenceAnswer }

export function ReferenceFields({ query, answer: { readings, reference } }: ReferenceFieldsProps) {
  const isVdotLeftAside = readings.vdot.ok && reference?.isOfVdot === false
  const exponent = valueOf(readings['exposant-riegel'])
  return (
    <div className="calculator-entry">
      <div className="calculator-group">
        <TypedField name="distance" />
        <PresetButtons
          label="Distances usuelles"
          name="distance"
          presets={distances}
          isChosen={(preset) => query.distance === preset}
        />
      </div>
      <TypedField name="temps" />
      <TypedField
        name="vdot"
        isReadSilently={isVdotLeftAside}
        hint={isVdotLeftAside ? 'Laissé de côté\u00a0: la course compte d’abord.' : undefined}
      />
      <div className="calculator-group">
        <RangeField name="exposant-riegel" value={exponent ?? usualExponent} />
        <PresetButtons
          label="Profils"
          name="exposant-riegel"
          presets={profiles}
          isChosen={(profile) => exponent === Number(profile.replace(',', '.'))}
        />
        <p className="field-hint">
          Plus vous courez longtemps chaque semaine, moins votre allure baisse quand la distance double.
        </p>
      </div>
      <TypedField name="volume" />
      <CalculateButton />
    </div>
  )
}
