import type { Declaration } from '#app/domain/declarations/rules.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/form-fields.ts'

export type DeclarationAnswer<Name extends string> = {
  attempt: string
  values: FormValues<Name>
  problems: FormProblem<Name>[]
  declaration?: Declaration
  mustWait?: boolean
}
