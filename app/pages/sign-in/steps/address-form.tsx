import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { SignInAnswer } from '../sign-in-answer.ts'
import { SignInProblems } from '../sign-in-problems.tsx'
import { useIsSending } from '../use-is-sending.ts'
import { fieldOf } from './field-of.ts'

export function AddressForm({ action, answer }: { action: string; answer: SignInAnswer | undefined }) {
  const isSending = useIsSending('link')
  return (
    <Form method="post" action={action} className="sign-in-form" noValidate>
      <SignInProblems answer={answer} />
      <input type="hidden" name="method" value="link" />
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
      <Button type="submit" size="large" block icon="mail" busy={isSending}>
        Recevoir l’e-mail
      </Button>
    </Form>
  )
}
