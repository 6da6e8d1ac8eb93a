import { useState, type ComponentProps } from 'react'
import { shortestPassword, strengthOf } from '#app/domain/accounts/password-rules.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'

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

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput(attributes: PasswordInputProps) {
  const isLive = useIsLive()
  const [isShown, setShown] = useState(false)
  return (
    <span className="password-input">
      <TextInput
        {...attributes}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {isLive ? (
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          onClick={() => setShown(!isShown)}
        />
      ) : null}
    </span>
  )
}
