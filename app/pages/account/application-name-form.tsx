import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { errorOf, type AccountAnswer } from './account-answer.ts'
import { FormProblems } from './form-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

/** First step: how this application is to be called. */
export function ApplicationNameForm({ answer }: { answer: AccountAnswer | undefined }) {
  const isSending = useIsSending('enrol')
  return (
    <Form method="post" className="form-body account-form" noValidate>
      <input type="hidden" name="intent" value="enrol" />
      <FormProblems answer={answer} form="enrol" />
      <Field
        id="account-name"
        label="Nom"
        hint="Pour la reconnaître dans votre liste, par exemple « Mon téléphone »."
        error={errorOf(answer, 'enrol', 'name')}
      >
        <TextInput
          name="name"
          autoComplete="off"
          defaultValue={answer?.values.name ?? 'Mon téléphone'}
          required
        />
      </Field>
      <div className="form-send">
        <Button type="submit" iconEnd="arrow-right" busy={isSending}>
          Continuer
        </Button>
      </div>
    </Form>
  )
}
