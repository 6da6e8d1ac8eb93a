import { ProblemNote, summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import type { AccountAnswer } from './account-answer.ts'

export function FormProblems({ answer, form }: { answer: AccountAnswer | undefined; form: string }) {
  if (answer?.form !== form) return null
  if (answer.problem) return <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote>
  const errors = answer.problems.map(({ field, message }) => ({ fieldId: `account-${field}`, message }))
  if (errors.length === 0) return null
  return <ErrorSummary key={answer.attempt} title={summaryTitle(errors.length)} errors={errors} />
}
