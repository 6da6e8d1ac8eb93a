import type { Declaration, DeclarationKind } from '#app/domain/declarations/rules.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/forms/form-fields.ts'

export const declarationPaths = { withdrawal: '/renoncer', cancellation: '/resilier' } as const

export function kindAt(pathname: string): DeclarationKind {
  return pathname.toLowerCase().startsWith(declarationPaths.withdrawal) ? 'withdrawal' : 'cancellation'
}

export type DeclarationAnswer = {
  attempt: string
  values: FormValues<string>
  problems: FormProblem<string>[]
  declaration?: Declaration
  mustWait?: boolean
}
