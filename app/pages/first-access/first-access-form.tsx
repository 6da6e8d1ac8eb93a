import { Form, href, useNavigation } from 'react-router'
import { NewPasswordField } from '#app/ui/blocks/accounts/new-password-field.tsx'
import { FormObstacle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import { summaryTitle } from '#app/ui/blocks/forms/summary-title.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { ErrorSummary } from '#app/ui/kit/error-summary.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import type { FirstAdminAnswer } from './receive-first-admin.server.ts'

type FirstAccessFormProps = { token: string; answer: FirstAdminAnswer | undefined }

export function FirstAccessForm({ token, answer }: FirstAccessFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const values = answer?.values
  const errorOf = (name: string) => answer?.problems.find(({ field }) => field === name)?.message
  const errors = answer?.problems.map(({ field, message }) => ({ fieldId: `first-${field}`, message })) ?? []
  return (
    <>
      <h1 className="d3">Bienvenue chez vous</h1>
      <p className="sign-in-lead">
        Créez le premier compte d’administration. Vous inviterez ensuite vos athlètes et les autres coachs.
      </p>
      <Form
        method="post"
        action={`${href('/premier-acces')}?jeton=${encodeURIComponent(token)}`}
        className="sign-in-form"
        noValidate
      >
        {answer?.isLater ? (
          <FormObstacle>Beaucoup d’essais en peu de temps&nbsp;: patientez une minute.</FormObstacle>
        ) : null}
        {errors.length > 0 ? (
          <ErrorSummary key={answer?.attempt} title={summaryTitle(errors.length)} errors={errors} />
        ) : null}
        <Field id="first-firstName" label="Prénom" error={errorOf('firstName')}>
          <TextInput name="firstName" autoComplete="given-name" defaultValue={values?.firstName} required />
        </Field>
        <Field id="first-lastName" label="Nom" error={errorOf('lastName')}>
          <TextInput name="lastName" autoComplete="family-name" defaultValue={values?.lastName} required />
        </Field>
        <Field id="first-email" label="Adresse e-mail" error={errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={values?.email}
            required
          />
        </Field>
        <NewPasswordField
          id="first-password"
          name="password"
          label="Mot de passe"
          error={errorOf('password')}
        />
        <Button type="submit" size="large" block busy={isSending}>
          Créer mon compte
        </Button>
      </Form>
    </>
  )
}
