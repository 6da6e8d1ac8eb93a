import { useState, type ComponentProps } from 'react'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { useIsLive } from './use-is-live.ts'

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
