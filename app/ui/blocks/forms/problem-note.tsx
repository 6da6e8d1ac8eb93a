import type { ReactNode } from 'react'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

export function ProblemNote({ children }: { children: ReactNode }) {
  const note = useFocusOnMount<HTMLDivElement>()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself
    <div role="alert" tabIndex={-1} ref={note} autoFocus>
      <Note tone="warning">{children}</Note>
    </div>
  )
}

const numbers = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six']

export function summaryTitle(count: number): string {
  const number = numbers[count] ?? String(count)
  return `${number} ${count > 1 ? 'points' : 'point'} à corriger avant l’envoi`
}

type Problems = readonly { readonly field: string; readonly message: string }[]

type FieldProblemsProps = { answer: { attempt?: string; problems: Problems } | undefined; prefix: string }

/** What is wrong in the fields of a form whose ids begin with `prefix`. */
export function FieldProblems({ answer, prefix }: FieldProblemsProps) {
  if (!answer || answer.problems.length === 0) return null
  const errors = answer.problems.map(({ field, message }) => ({ fieldId: `${prefix}-${field}`, message }))
  return <ErrorSummary key={answer.attempt} title={summaryTitle(errors.length)} errors={errors} />
}

export function messageFor(answer: { problems: Problems } | undefined, name: string): string | undefined {
  return answer?.problems.find(({ field }) => field === name)?.message
}
