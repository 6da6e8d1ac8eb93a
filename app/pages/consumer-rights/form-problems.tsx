import { summaryTitle } from '#app/ui/blocks/forms/summary-title.ts'
import { ErrorSummary } from '#app/ui/kit/error-summary.tsx'

/** The summary of what to correct, when there is something. */
export function FormProblems({
  problems,
}: {
  problems: readonly { field: string; message: string }[] | undefined
}) {
  if (!problems || problems.length === 0) return null
  const errors = problems.map(({ field, message }) => ({ fieldId: `declaration-${field}`, message }))
  return <ErrorSummary title={summaryTitle(errors.length)} errors={errors} />
}
