import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { errorOf, type AccountAnswer } from './account-answer.ts'
import { AccountSection } from './account-section.tsx'
import { FormProblems } from './form-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

type EmailFormProps = {
  email: string
  /** The address that waits for both to agree. */
  newEmail: string | undefined
  answer: AccountAnswer | undefined
}

export function EmailForm({ email, newEmail, answer }: EmailFormProps) {
  const isSending = useIsSending('email')
  const typed = answer?.form === 'email' ? answer.values.email : undefined
  return (
    <AccountSection
      id="adresse"
      title="Adresse e-mail"
      lead={
        <>
          Vous vous connectez avec <b className="account-address">{email}</b>.
        </>
      }
    >
      {newEmail ? (
        <Note className="account-waiting">
          <b>Changement en attente.</b> Ouvrez le message reçu à <b className="account-address">{email}</b>,
          puis celui reçu à <b className="account-address">{newEmail}</b>. L’adresse change quand les deux ont
          dit oui.
        </Note>
      ) : null}
      <Form method="post" className="form-body" noValidate>
        <input type="hidden" name="intent" value="email" />
        <FormProblems answer={answer} form="email" />
        <Field
          id="account-email"
          className="form-half"
          label="Nouvelle adresse e-mail"
          hint="Deux messages partiront&nbsp;: un à l’ancienne adresse, un à la nouvelle. Les deux sont à confirmer."
          error={errorOf(answer, 'email', 'email')}
        >
          <TextInput name="email" type="email" autoComplete="email" defaultValue={typed} required />
        </Field>
        <div className="form-send">
          <Button type="submit" look="line" busy={isSending}>
            Changer d’adresse
          </Button>
        </div>
      </Form>
    </AccountSection>
  )
}
