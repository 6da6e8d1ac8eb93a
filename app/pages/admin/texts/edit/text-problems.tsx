import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import type { TextAnswer } from './edit-text.server.ts'

type TextProblemsProps = { problems: TextAnswer['problems']; bodyId: string }

/** What is wrong with a text, each at its field or its line. */
export function TextProblems({ problems, bodyId }: TextProblemsProps) {
  if (problems.length === 0) return null
  const errors = problems.map(({ field, line, message }) => ({
    fieldId: line === undefined ? `v.${field}` : bodyId,
    message: line === undefined ? message : `Ligne ${line}\u00a0: ${message}`,
  }))
  return <ErrorSummary title={'Rien n’est enregistré\u00a0: corrigez d’abord ceci.'} errors={errors} />
}
