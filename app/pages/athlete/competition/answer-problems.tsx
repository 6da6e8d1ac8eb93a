import { FormObstacle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import { summaryTitle } from '#app/ui/blocks/forms/summary-title.ts'
import { ErrorSummary } from '#app/ui/kit/error-summary.tsx'
import type { CompetitionAnswer } from './competition-answer.ts'

export function AnswerProblems({ again }: { again: CompetitionAnswer }) {
  if (again.obstacle !== undefined) return <FormObstacle>{again.obstacle}</FormObstacle>
  const errors = again.problems.map(({ field, message }) => ({ fieldId: `race-${field}`, message }))
  return <ErrorSummary title={summaryTitle(errors.length)} errors={errors} />
}
