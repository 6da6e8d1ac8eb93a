import type { Declaration } from '#app/domain/declarations/rules.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/form-fields.ts'

/** The form again, with what was typed; or, when all is well, the declaration to confirm. `attempt` tells answers apart. */
export type DeclarationAnswer<Name extends string> = {
  attempt: string
  values: FormValues<Name>
  problems: FormProblem<Name>[]
  declaration?: Declaration
  mustWait?: boolean
}
