import { useState } from 'react'
import { shortestPassword, strengthOf } from '#app/domain/accounts/password-rules.ts'
import { Field } from '#app/ui/kit/field.tsx'
import { PasswordInput } from './password-input.tsx'

type NewPasswordFieldProps = { id: string; name: string; label?: string; error?: string | undefined }

export function NewPasswordField({ id, name, label = 'Nouveau mot de passe', error }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(error)
  // What was just refused is not praised beside the refusal.
  if (error !== refused) {
    setRefused(error)
    setTyped('')
  }
  const strength = typed === '' ? undefined : strengthOf(typed)
  return (
    <div className="new-password">
      <Field
        id={id}
        label={label}
        hint={`${shortestPassword} caractères au moins. Une suite de quatre mots se retient mieux qu’un mot compliqué.`}
        error={error}
      >
        <PasswordInput
          name={name}
          autoComplete="new-password"
          minLength={shortestPassword}
          required
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <p className="password-strength" data-level={strength?.level} aria-live="polite">
        {strength ? (
          <>
            <span className="password-gauge" aria-hidden="true" />
            Solidité&nbsp;: <b>{strength.word}</b>
          </>
        ) : null}
      </p>
    </div>
  )
}
