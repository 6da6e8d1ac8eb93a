import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { PasswordInput } from '#app/ui/blocks/accounts/password-fields.tsx'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { Button, type ButtonAppearance } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'

export type AccountAnswer = {
  attempt: string
  form: string
  values: Readonly<Record<string, string>>
  problems: readonly { field: string; message: string }[]
  problem?: string
}

export function errorOf(answer: AccountAnswer | undefined, form: string, field: string): string | undefined {
  return answer?.form === form ? messageFor(answer, field) : undefined
}

export function FormProblems({ answer, form }: { answer: AccountAnswer | undefined; form: string }) {
  if (answer?.form !== form) return null
  if (answer.problem) return <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote>
  return <FieldProblems answer={answer} prefix="account" />
}

type AccountFormProps = {
  intent: string
  answer: AccountAnswer | undefined
  fields?: Readonly<Record<string, string>>
  button: ButtonAppearance & { label: string }
  aside?: ReactNode
  action?: string
  isNarrow?: boolean
  children: ReactNode
}

export function AccountForm(props: AccountFormProps) {
  const { intent, answer, fields = {}, button, aside, action, isNarrow = false, children } = props
  const { label, ...appearance } = button
  const isSending = useIsSending(intent)
  const className = isNarrow ? 'form-body account-form' : 'form-body'
  return (
    <Form method="post" action={action} className={className} noValidate>
      <HiddenFields fields={{ intent, ...fields }} />
      <FormProblems answer={answer} form={intent} />
      {children}
      <div className="form-send cluster row">
        <Button type="submit" {...appearance} busy={isSending}>
          {label}
        </Button>
        {aside}
      </div>
    </Form>
  )
}

function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

type IntentButtonProps = ButtonAppearance & {
  intent: string
  fields?: Readonly<Record<string, string>>
  about?: string
  children: ReactNode
}

export function IntentButton({ intent, fields, about, children, ...appearance }: IntentButtonProps) {
  const isSending = useIsSending(intent)
  return (
    <Form method="post" className="account-one-button">
      <HiddenFields fields={{ intent, ...fields }} />
      <Button type="submit" {...appearance} busy={isSending}>
        {children}
        {about ? <span className="vh">, {about}</span> : null}
      </Button>
    </Form>
  )
}

type CurrentPasswordFieldProps = { label: string; email: string; error: string | undefined }

/** With whose password it is, for password managers. */
export function CurrentPasswordField({ label, email, error }: CurrentPasswordFieldProps) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field id="account-current" label={label} error={error}>
        <PasswordInput name="current" autoComplete="current-password" required />
      </Field>
    </>
  )
}
