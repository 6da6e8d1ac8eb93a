import { CalculateButton } from '../../calculate-button.tsx'
import type { ToolQuery } from '../../tool-query.ts'
import { TypedField } from '../../typed-field.tsx'
import type { VmaAnswer } from './vma-answer.ts'

/** A VMA, or a test that gives one. */
export function VmaFields({ query, answer }: { query: ToolQuery; answer: VmaAnswer }) {
  return (
    <div className="equivalence-fields">
      <div className="equivalence-pair">
        <TypedField
          name="vma"
          label="VMA connue"
          typed={query.vma}
          reading={answer.typed}
          hint="En km/h, comme 15,5."
          inputMode="decimal"
        />
        <TypedField
          name="demi-cooper"
          label="Demi-Cooper"
          typed={query['demi-cooper']}
          reading={answer.halfCooper}
          hint="Mètres courus en 6 minutes."
          inputMode="decimal"
        />
      </div>
      <div className="equivalence-pair">
        <TypedField
          name="distance-test"
          label="Autre test, distance"
          typed={query['distance-test']}
          reading={answer.test.distance}
          hint="Comme 1500 ou 2000"
        />
        <TypedField
          name="temps-test"
          label="Son temps"
          typed={query['temps-test']}
          reading={answer.test.time}
          hint="De 4 à 8 minutes, à fond."
        />
      </div>
      <CalculateButton />
    </div>
  )
}
