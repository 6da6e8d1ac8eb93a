import { useState, type ComponentProps } from 'react'
import { shortestPassword, strengthOf } from '#app/domain/accounts/password-rules.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { useAnswered } from './answered-form.tsx'

type NewPasswordFieldProps = { name?: string; label?: string }

export function NewPasswordField({
  name = 'password',
  label = 'Nouveau mot de passe',
}: NewPasswordFieldProps) {
  const { error } = useAnswered(name)
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
      <PasswordField
        name={name}
        label={label}
        hint={`${shortestPassword} caractères au moins. Une suite de quatre mots se retient mieux qu’un mot compliqué.`}
        autoComplete="new-password"
        minLength={shortestPassword}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className="password-strength row muted smaller" aria-live="polite">
        {strength ? (
          <>
            <span className="password-gauge" style={{ '--level': strength.level }} aria-hidden="true" />
            Solidité&nbsp;: <b>{strength.word}</b>
          </>
        ) : null}
      </p>
    </div>
  )
}

type PasswordFieldProps = ComponentProps<typeof TextInput> & {
  name: string
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label, hint, ...attributes }: PasswordFieldProps) {
  const { id, error } = useAnswered(attributes.name)
  const isLive = useIsLive()
  const [isShown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="password-input">
        <TextInput
          {...attributes}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        {isLive ? (
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
            onClick={() => setShown(!isShown)}
          />
        ) : null}
      </span>
    </Field>
  )
}
