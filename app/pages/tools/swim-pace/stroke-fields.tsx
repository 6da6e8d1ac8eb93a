import { Checkbox } from '#app/ui/kit/checkbox.tsx'
import type { ToolQuery } from '../tool-query.ts'
import { TypedField } from '../typed-field.tsx'
import { MoreFields } from './more-fields.tsx'
import type { SwimAnswer } from './swim-answer.ts'
import { isTyped } from './swim-pace-fields.ts'

/** Strokes for SWOLF, and tenths for who wants them. */
export function StrokeFields({ query, answer }: { query: ToolQuery; answer: SwimAnswer }) {
  return (
    <MoreFields title="SWOLF et dixièmes" isUsed={isTyped(query, 'coups') || answer.hasTenths}>
      <TypedField
        name="coups"
        label="Coups de bras par longueur"
        typed={query.coups}
        reading={answer.readings.strokes}
        hint={'Comptez chaque bras\u202f; à comparer dans le même bassin'}
        inputMode="decimal"
      />
      <Checkbox
        id="dixiemes"
        name="dixiemes"
        value="1"
        label="Afficher les dixièmes"
        defaultChecked={answer.hasTenths}
      />
    </MoreFields>
  )
}
