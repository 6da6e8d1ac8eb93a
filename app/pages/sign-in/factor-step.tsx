import { useState } from 'react'
import { href } from 'react-router'
import type { BrowserAccess } from '#app/session/browser-client.ts'
import { OneTimeCodeField } from '#app/ui/blocks/accounts/one-time-code-field.tsx'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import type { SignInAnswer } from './answer.ts'
import type { LoginStep } from './login.server.ts'
import { PasskeyButton } from './passkey/passkey-button.tsx'
import type { ShownFactor } from './second-factor.server.ts'
import { SendAgain, SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

type FactorStepProps = { step: Extract<LoginStep, { name: 'factor' }>; answer: SignInAnswer | undefined }

export function FactorStep({ step, answer }: FactorStepProps) {
  const { factor, others, isCodeSent, hasPasskey, access } = step
  const form = { action: addressOf(factor), fields: { factor: factor.id } }
  return (
    <SignInFrame title="Vérifions que c’est bien vous" lead={leadOf(factor, isCodeSent)}>
      {factor.kind === 'webauthn' ? <SecurityKey factorId={factor.id} access={access} /> : null}
      {factor.kind === 'totp' || isCodeSent ? (
        <SignInForm {...form} method="second-factor" answer={answer} button="Vérifier le code">
          <OneTimeCodeField label="Code à six chiffres" />
        </SignInForm>
      ) : null}
      {factor.kind === 'phone' && !isCodeSent ? (
        <SignInForm
          {...form}
          method="sms"
          answer={answer}
          button="Recevoir le code par SMS"
          icon="smartphone"
        />
      ) : null}
      {isCodeSent ? (
        <SendAgain
          action={form.action}
          fields={{ method: 'sms', ...form.fields }}
          button="Renvoyer un code"
        />
      ) : null}
      {hasPasskey ? (
        <div className="sign-in-form sign-in-more">
          <PasskeyButton action={form.action} look="line" />
        </div>
      ) : null}
      <ul className="factor-list">
        {others.map((other) => (
          <li key={other.id}>
            <TextLink to={addressOf(other)}>Utiliser «&#8239;{other.name}&#8239;»</TextLink>
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

function addressOf({ id }: ShownFactor): string {
  return `${href('/login')}?etape=second-facteur&facteur=${id}`
}

type SecurityKeyProps = { factorId: string; access: BrowserAccess }

/** Shows a security key to the service: the browser speaks with both. The client is loaded when the key is asked for. */
function SecurityKey({ factorId, access }: SecurityKeyProps) {
  const isLive = useIsLive()
  const [attempt, setAttempt] = useState({ count: 0, isUnderWay: false })
  if (!isLive)
    return (
      <Note>
        Une clé de sécurité a besoin de JavaScript. Autorisez-le pour ce site, ou choisissez une autre façon
        ci-dessous.
      </Note>
    )

  async function showKey() {
    setAttempt({ ...attempt, isUnderWay: true })
    if (await isKeyAccepted(factorId, access)) location.assign(href('/logged'))
    else setAttempt({ count: attempt.count + 1, isUnderWay: false })
  }
  return (
    <div className="sign-in-form">
      {attempt.count > 0 ? (
        <ProblemNote key={attempt.count}>
          La clé n’a pas été reconnue, ou la demande a été annulée. Recommencez, ou choisissez une autre façon
          ci-dessous.
        </ProblemNote>
      ) : null}
      <Button size="large" block icon="key-round" busy={attempt.isUnderWay} onClick={showKey}>
        Utiliser ma clé
      </Button>
    </div>
  )
}

async function isKeyAccepted(factorId: string, access: BrowserAccess): Promise<boolean> {
  try {
    const { browserClient } = await import('#app/session/browser-client.ts')
    const { error } = await browserClient(access).auth.mfa.webauthn.authenticate({ factorId })
    return !error
  } catch {
    return false
  }
}
