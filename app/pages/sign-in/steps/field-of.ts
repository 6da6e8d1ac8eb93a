import type { SignInAnswer, SignInField } from '../sign-in-answer.ts'

export function fieldOf(answer: SignInAnswer | undefined, field: SignInField) {
  return { id: fieldId(field), error: answer?.problems.find((problem) => problem.field === field)?.message }
}

export function fieldId(field: SignInField): string {
  return `sign-in-${field}`
}
