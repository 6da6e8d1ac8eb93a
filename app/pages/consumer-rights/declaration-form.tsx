import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'

type DeclarationFormProps = {
  path: '/renoncer' | '/resilier'
  answer: { attempt: string; problems: readonly { field: string; message: string }[] } | undefined
  footnote: ReactNode
  children: ReactNode
}

export function DeclarationForm({ path, answer, footnote, children }: DeclarationFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={path} className="form-body" noValidate>
      <p className="muted form-rule">Tous les champs sont nécessaires, sauf mention contraire.</p>
      <FormProblems key={answer?.attempt} problems={answer?.problems} />
      {children}
      <div className="form-send">
        <Button type="submit" name="step" value="check" size="large" iconEnd="arrow-right" busy={isBusy}>
          Continuer
        </Button>
      </div>
      <p className="muted declaration-footnote">{footnote}</p>
    </Form>
  )
}

function FormProblems({ problems }: { problems: readonly { field: string; message: string }[] | undefined }) {
  if (!problems || problems.length === 0) return null
  const errors = problems.map(({ field, message }) => ({ fieldId: `declaration-${field}`, message }))
  return <ErrorSummary title={summaryTitle(errors.length)} errors={errors} />
}
