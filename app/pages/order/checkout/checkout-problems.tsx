import { summaryTitle } from '#app/ui/blocks/forms/summary-title.ts'
import { ErrorSummary } from '#app/ui/kit/error-summary.tsx'
import { idOf, type TypedCheckout } from './typed-checkout.ts'

/** The summary of what to correct, when there is something. */
export function CheckoutProblems({ problems }: Pick<TypedCheckout, 'problems'>) {
  if (problems.length === 0) return null
  const errors = problems.map(({ field, message }) => ({ fieldId: idOf(field), message }))
  return <ErrorSummary title={summaryTitle(errors.length)} errors={errors} />
}
