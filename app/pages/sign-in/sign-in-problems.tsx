import { FormObstacle, summaryTitle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { obstacleWords } from './obstacle-words.ts'
import type { SignInAnswer } from './sign-in-answer.ts'
import { fieldId } from './steps/field-of.ts'

export function SignInProblems({ answer }: { answer: SignInAnswer | undefined }) {
  if (answer?.obstacle)
    return <FormObstacle key={answer.attempt}>{obstacleWords[answer.obstacle]}</FormObstacle>
  if (!answer || answer.problems.length === 0) return null
  const errors = answer.problems.map(({ field, message }) => ({ fieldId: fieldId(field), message }))
  return <ErrorSummary key={answer.attempt} title={summaryTitle(errors.length)} errors={errors} />
}
