import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { problemWords, type SignInAnswer, type SignInField } from './answer.ts'

type SignInFormProps = {
  method: string
  action?: string
  answer: SignInAnswer | undefined
  button: string
  icon?: IconName
  children: ReactNode
}

export function SignInForm({ method, action, answer, button, icon, children }: SignInFormProps) {
  const isSending = useIsSending(method, 'method')
  return (
    <Form method="post" action={action} className="sign-in-form" noValidate>
      <SignInProblems answer={answer} />
      <input type="hidden" name="method" value={method} />
      {children}
      <Button type="submit" size="large" block icon={icon} busy={isSending}>
        {button}
      </Button>
    </Form>
  )
}

export function SignInProblems({ answer }: { answer: SignInAnswer | undefined }) {
  if (answer?.problem) return <ProblemNote key={answer.attempt}>{problemWords[answer.problem]}</ProblemNote>
  return <FieldProblems answer={answer} prefix="sign-in" />
}

export function fieldOf(answer: SignInAnswer | undefined, field: SignInField) {
  return { id: `sign-in-${field}`, error: messageFor(answer, field) }
}

export function AddressField({ answer }: { answer: SignInAnswer | undefined }) {
  return (
    <Field {...fieldOf(answer, 'email')} label="Adresse e-mail">
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={answer?.values.email}
        required
      />
    </Field>
  )
}

export function AddressForm({ action, answer }: { action: string; answer: SignInAnswer | undefined }) {
  return (
    <SignInForm method="link" action={action} answer={answer} button="Recevoir l’e-mail" icon="mail">
      <AddressField answer={answer} />
    </SignInForm>
  )
}

type NamesFieldsProps = {
  answer: SignInAnswer | undefined
  names: { firstName: string; lastName: string } | undefined
}

export function NamesFields({ answer, names }: NamesFieldsProps) {
  return (
    <>
      <Field {...fieldOf(answer, 'firstName')} label="Prénom">
        <TextInput name="firstName" autoComplete="given-name" defaultValue={names?.firstName} required />
      </Field>
      <Field {...fieldOf(answer, 'lastName')} label="Nom">
        <TextInput name="lastName" autoComplete="family-name" defaultValue={names?.lastName} required />
      </Field>
    </>
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
