import { href } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export function HalfChanged() {
  return (
    <SignInFrame
      title="Encore une adresse"
      lead="Votre accord est noté. Le changement sera fait dès que vous aurez suivi aussi le lien envoyé à l’autre adresse."
    >
      <ButtonLink to={href('/')} look="line" size="large" block>
        Revenir au site
      </ButtonLink>
    </SignInFrame>
  )
}
