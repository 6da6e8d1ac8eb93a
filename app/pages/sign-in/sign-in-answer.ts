import type { FormProblem } from '#app/domain/shared/form-fields.ts'

export type SignInField = 'email' | 'password' | 'code' | 'firstName' | 'lastName'

/** What stands in the way of a whole form: the same words whether the account exists or not. */
export type SignInObstacle =
  | 'not-recognised'
  | 'paused'
  | 'code-refused'
  | 'recovery-code-refused'
  | 'link-refused'
  | 'provider-refused'
  | 'expired'
  | 'later'
  | 'unavailable'

/** The form again. No password and no code ever comes back in it. `attempt` tells one answer from the next. */
export type SignInAnswer = {
  attempt: string
  values: { email: string; firstName: string; lastName: string }
  problems: FormProblem<SignInField>[]
  obstacle?: SignInObstacle
  /** Elsewhere, where the visitor goes on. */
  leaveFor?: string
}
