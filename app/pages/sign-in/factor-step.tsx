import { href } from 'react-router'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { FactorCodeForm } from './factor-code-form.tsx'
import type { ShownFactor } from './factors.server.ts'
import type { LoginStep } from './read-login.server.ts'
import { SecurityKey } from './security-key.tsx'
import { SendTextForm } from './send-text-form.tsx'
import type { SignInAnswer } from './sign-in-answer.ts'
import { SignInFrame } from './sign-in-frame.tsx'

type FactorStepProps = { step: Extract<LoginStep, { name: 'factor' }>; answer: SignInAnswer | undefined }

/** The second proof: with one factor first, and the way to the others. */
export function FactorStep({ step, answer }: FactorStepProps) {
  const { factor, others, isCodeSent, access } = step
  return (
    <SignInFrame title="Vérifions que c’est bien vous" lead={leadOf(factor, isCodeSent)}>
      {factor.kind === 'webauthn' ? <SecurityKey factorId={factor.id} access={access} /> : null}
      {factor.kind === 'totp' || isCodeSent ? <FactorCodeForm factor={factor} answer={answer} /> : null}
      {factor.kind === 'phone' ? <SendTextForm factor={factor} isAgain={isCodeSent} answer={answer} /> : null}
      <ul className="factor-list">
        {others.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={`${href('/login')}?etape=second-facteur&facteur=${id}`}>
              Utiliser «&#8239;{name}&#8239;»
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink to={`${href('/login')}?etape=secours`}>Utiliser un code de secours</TextLink>
        </li>
        <li>
          <TextLink to={href('/deconnexion')}>Se connecter avec un autre compte</TextLink>
        </li>
      </ul>
    </SignInFrame>
  )
}

function leadOf({ kind, name }: ShownFactor, isCodeSent: boolean): string {
  if (kind === 'totp')
    return `Saisissez le code à six chiffres affiché par votre application d’authentification (${name}).`
  if (kind === 'webauthn') return `Votre clé de sécurité va vous être demandée (${name}).`
  return isCodeSent
    ? 'Un code à six chiffres vient de partir vers votre téléphone. Il est valable cinq minutes.'
    : 'Un code à six chiffres va partir vers votre téléphone.'
}
