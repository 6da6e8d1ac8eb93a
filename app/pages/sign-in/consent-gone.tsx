import { href } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export function ConsentGone() {
  return (
    <SignInFrame
      title="Cette demande n’existe plus"
      lead="Une demande d’autorisation vaut dix minutes et sert une fois. Retournez dans l’application et recommencez depuis là-bas."
    >
      <ButtonLink to={href('/')} look="line" size="large" block>
        Revenir au site
      </ButtonLink>
    </SignInFrame>
  )
}
