import { href } from 'react-router'
import { FormObstacle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { obstacleWords } from './obstacle-words.ts'
import type { SignInObstacle } from './sign-in-answer.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** A way in that leads nowhere, and the ways that do. */
export function WayRefused({ obstacle }: { obstacle: SignInObstacle }) {
  return (
    <SignInFrame title="Recommençons">
      <div className="sign-in-form">
        <FormObstacle>{obstacleWords[obstacle]}</FormObstacle>
        <ButtonLink to={`${href('/login')}?etape=e-mail`} size="large" icon="mail" block>
          Recevoir un nouvel e-mail
        </ButtonLink>
        <ButtonLink to={href('/login')} look="line" size="large" block>
          Se connecter autrement
        </ButtonLink>
      </div>
    </SignInFrame>
  )
}
