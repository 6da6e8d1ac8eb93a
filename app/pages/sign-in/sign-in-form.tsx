import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { AnsweredField, AnsweredForm, HiddenFields } from '#app/ui/blocks/accounts/answered-form.tsx'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { Button } from '#app/ui/kit/button.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import type { SignInAnswer } from './answer.ts'

type SignInFormProps = {
  method: string
  action?: string
  answer: SignInAnswer | undefined
  fields?: Readonly<Record<string, string>>
  button: string
  icon?: IconName
  children?: ReactNode
}

export function SignInForm({ method, action, answer, fields, button, icon, children }: SignInFormProps) {
  const isSending = useIsSending(method, 'method')
  return (
    <AnsweredForm
      prefix="sign-in"
      answer={answer}
      fields={{ method, ...fields }}
      action={action}
      className="sign-in-form"
    >
      {children}
      <Button type="submit" size="large" block icon={icon} busy={isSending}>
        {button}
      </Button>
    </AnsweredForm>
  )
}

type SendAgainProps = Pick<ComponentProps<typeof Form>, 'action' | 'children'> & {
  fields: Readonly<Record<string, string>> & { method: string }
  button: string
}

export function SendAgain({ action, fields, button, children }: SendAgainProps) {
  const isSending = useIsSending(fields.method, 'method')
  return (
    <Form method="post" action={action} className="sign-in-more">
      <HiddenFields fields={fields} />
      {children}
      <Button type="submit" look="ghost" block busy={isSending}>
        {button}
      </Button>
    </Form>
  )
}

export function AddressField({
  known,
  isKeyOffered,
}: {
  known?: string | undefined
  isKeyOffered?: boolean
}) {
  return (
    <AnsweredField
      name="email"
      label="Adresse e-mail"
      type="email"
      autoComplete={isKeyOffered ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={known}
    />
  )
}

export function AddressForm({ action, answer }: { action: string; answer: SignInAnswer | undefined }) {
  return (
    <SignInForm method="link" action={action} answer={answer} button="Recevoir l’e-mail" icon="mail">
      <AddressField />
    </SignInForm>
  )
}

export function AccountName({ email }: { email: string }) {
  return (
    <input
      type="text"
      className="vh"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  )
}
