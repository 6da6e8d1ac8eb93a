import { ProblemNote, summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { problemWords } from './problem-words.ts'
import type { SignInAnswer } from './sign-in-answer.ts'
import { fieldId } from './steps/field-of.ts'

export function SignInProblems({ answer }: { answer: SignInAnswer | undefined }) {
  if (answer?.problem) return <ProblemNote key={answer.attempt}>{problemWords[answer.problem]}</ProblemNote>
  if (!answer || answer.problems.length === 0) return null
  const errors = answer.problems.map(({ field, message }) => ({ fieldId: fieldId(field), message }))
  return <ErrorSummary key={answer.attempt} title={summaryTitle(errors.length)} errors={errors} />
}
