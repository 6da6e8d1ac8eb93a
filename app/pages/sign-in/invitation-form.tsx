import { Form } from 'react-router'
import { NewPasswordField } from '#app/ui/blocks/accounts/new-password-field.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { fieldOf } from './field-of.ts'
import type { SignInAnswer } from './sign-in-answer.ts'
import { SignInProblems } from './sign-in-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

type Invited = { email: string; firstName: string; lastName: string }

export function InvitationForm({ invited, answer }: { invited: Invited; answer: SignInAnswer | undefined }) {
  const isSending = useIsSending('invitation')
  const { firstName, lastName } = answer?.values ?? invited
  return (
    <Form method="post" className="sign-in-form" noValidate>
      <SignInProblems answer={answer} />
      <div className="form-row">
        <Field {...fieldOf(answer, 'firstName')} label="Prénom">
          <TextInput name="firstName" autoComplete="given-name" defaultValue={firstName} required />
        </Field>
        <Field {...fieldOf(answer, 'lastName')} label="Nom">
          <TextInput name="lastName" autoComplete="family-name" defaultValue={lastName} required />
        </Field>
      </div>
      <input
        type="text"
        className="vh"
        autoComplete="username"
        value={invited.email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <NewPasswordField {...fieldOf(answer, 'password')} name="password" label="Votre mot de passe" />
      <Button type="submit" name="moyen" value="invitation" size="large" block busy={isSending}>
        Ouvrir mon espace
      </Button>
    </Form>
  )
}
