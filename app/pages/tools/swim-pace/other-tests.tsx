import type { ToolQuery } from '../tool-query.ts'
import { TypedField } from '../typed-field.tsx'
import type { CssAnswer } from './css-answer.ts'
import { MoreFields } from './more-fields.tsx'

/** Two tests of any other distances: complete, they count instead of 400 and 200 m. */
export function OtherTests({ query, answer }: { query: ToolQuery; answer: CssAnswer }) {
  const { readings, isOtherStarted, isOfOthers } = answer
  return (
    <MoreFields title="Deux autres distances" isUsed={isOtherStarted}>
      <TypedField name="d1" label="Distance 1" typed={query.d1} reading={readings.d1} hint="Comme 800 m" />
      <TypedField name="t1" label="Temps 1" typed={query.t1} reading={readings.t1} hint="Comme 13:32" />
      <TypedField name="d2" label="Distance 2" typed={query.d2} reading={readings.d2} hint="Comme 300 m" />
      <TypedField name="t2" label="Temps 2" typed={query.t2} reading={readings.t2} hint="Comme 4:53" />
      {isOtherStarted && (
        <p className="field-hint swim-wide">
          {isOfOthers
            ? 'Ces deux tests comptent à la place du 400 et du 200 m.'
            : 'Les quatre champs remplis remplaceront le 400 et le 200 m.'}
        </p>
      )}
    </MoreFields>
  )
}
