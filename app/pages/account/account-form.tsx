import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { AnsweredForm, HiddenFields, type FormAnswer } from '#app/ui/blocks/accounts/answered-form.tsx'
import { PasswordField } from '#app/ui/blocks/accounts/password-fields.tsx'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { Button, type ButtonAppearance } from '#app/ui/kit/button.tsx'

export type AccountAnswer = FormAnswer & { form: string }

type AccountFormProps = {
  intent: string
  answer: AccountAnswer | undefined
  prefix?: string
  fields?: Readonly<Record<string, string>>
  button: ButtonAppearance & { label: string }
  aside?: ReactNode
  action?: string
  isNarrow?: boolean
  children: ReactNode
}

export function AccountForm(props: AccountFormProps) {
  const { intent, answer, prefix = 'account', fields, button, aside, action, isNarrow, children } = props
  const { label, ...appearance } = button
  const isSending = useIsSending(intent)
  return (
    <AnsweredForm
      prefix={prefix}
      answer={answer?.form === intent ? answer : undefined}
      fields={{ intent, ...fields }}
      action={action}
      className={isNarrow ? 'form-body account-form' : 'form-body'}
    >
      {children}
      <div className="form-send cluster row">
        <Button type="submit" {...appearance} busy={isSending}>
          {label}
        </Button>
        {aside}
      </div>
    </AnsweredForm>
  )
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

/** With whose password it is, for password managers. */
export function CurrentPasswordField({ label, email }: { label: string; email: string }) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField name="current" label={label} autoComplete="current-password" />
    </>
  )
}
