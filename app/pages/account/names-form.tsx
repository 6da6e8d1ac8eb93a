import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { errorOf, type AccountAnswer } from './account-answer.ts'
import { AccountSection } from './account-section.tsx'
import { FormProblems } from './form-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

type NamesFormProps = {
  names: { firstName: string; lastName: string }
  answer: AccountAnswer | undefined
}

export function NamesForm({ names, answer }: NamesFormProps) {
  const typed = answer?.form === 'names' ? { ...names, ...answer.values } : names
  const isSending = useIsSending('names')
  return (
    <AccountSection id="profil" title="Profil" lead="Ce que vos coachs voient de vous.">
      <Form method="post" className="form-body" noValidate>
        <input type="hidden" name="intent" value="names" />
        <FormProblems answer={answer} form="names" />
        <div className="form-row">
          <Field id="account-firstName" label="Prénom" error={errorOf(answer, 'names', 'firstName')}>
            <TextInput name="firstName" autoComplete="given-name" defaultValue={typed.firstName} required />
          </Field>
          <Field id="account-lastName" label="Nom" error={errorOf(answer, 'names', 'lastName')}>
            <TextInput name="lastName" autoComplete="family-name" defaultValue={typed.lastName} required />
          </Field>
        </div>
        <div className="form-send">
          <Button type="submit" busy={isSending}>
            Enregistrer
          </Button>
        </div>
      </Form>
    </AccountSection>
  )
}
