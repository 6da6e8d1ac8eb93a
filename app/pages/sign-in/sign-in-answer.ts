import type { FormProblem } from '#app/domain/shared/form-fields.ts'

export type SignInField = 'email' | 'password' | 'code' | 'firstName' | 'lastName'

export type SignInProblem =
  | 'not-recognised'
  | 'paused'
  | 'code-refused'
  | 'recovery-code-refused'
  | 'link-refused'
  | 'provider-refused'
  | 'expired'
  | 'later'
  | 'unavailable'

export type SignInAnswer = {
  attempt: string
  values: { email: string; firstName: string; lastName: string }
  problems: FormProblem<SignInField>[]
  problem?: SignInProblem
  leaveFor?: string
}
