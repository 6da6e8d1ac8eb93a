import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { errorOf, type AccountAnswer } from './account-answer.ts'
import { FormProblems } from './form-problems.tsx'
import { useIsSending } from './use-is-sending.ts'

/** First step: the number. */
export function PhoneNumberForm({ answer }: { answer: AccountAnswer | undefined }) {
  const isSending = useIsSending('enrol')
  return (
    <Form method="post" className="form-body account-form" noValidate>
      <input type="hidden" name="intent" value="enrol" />
      <FormProblems answer={answer} form="enrol" />
      <Field
        id="account-phone"
        label="Numéro de téléphone mobile"
        hint="Comme 06 12 34 56 78, ou avec l’indicatif du pays."
        error={errorOf(answer, 'enrol', 'phone')}
      >
        <TextInput
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={answer?.values.phone}
          required
        />
      </Field>
      <div className="form-send">
        <Button type="submit" iconEnd="arrow-right" busy={isSending}>
          Recevoir un code
        </Button>
      </div>
    </Form>
  )
}
