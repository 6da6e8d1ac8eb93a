import type { ToolQuery } from '../tool-query.ts'
import { TypedField } from '../typed-field.tsx'
import { MoreFields } from './more-fields.tsx'
import type { SwimAnswer } from './swim-answer.ts'
import { isTyped } from './swim-pace-fields.ts'

/** The pace, per 100 m, or per 100 yd, or as a speed. */
export function PaceFields({ query, answer }: { query: ToolQuery; answer: SwimAnswer }) {
  const { readings } = answer
  return (
    <div className="calculator-group swim-entry-pace">
      <TypedField
        name="allure"
        label="Allure au 100 m"
        typed={query.allure}
        reading={readings.pace}
        hint="Comme 1:43 ou 1′43″"
        className="typed-large"
      />
      <MoreFields
        title="En yards ou en vitesse"
        isUsed={isTyped(query, 'allure-yards') || isTyped(query, 'vitesse')}
      >
        <TypedField
          name="allure-yards"
          label="Au 100 yd"
          typed={query['allure-yards']}
          reading={readings.yardPace}
          hint="Comme 1:34"
        />
        <TypedField
          name="vitesse"
          label="Vitesse, m/s"
          typed={query.vitesse}
          reading={readings.speed}
          hint="Comme 0,97"
        />
      </MoreFields>
      {answer.hasUnusedPace && (
        <p className="field-hint">
          {
            'Plusieurs allures sont données\u00a0: la première compte, dans l’ordre 100\u00a0m, 100\u00a0yd, vitesse.'
          }
        </p>
      )}
    </div>
  )
}
