import { Form, href } from 'react-router'
import type { AuthProvider } from '#app/session/auth-access.ts'
import { proofPath } from '#app/session/guarded-paths.ts'
import { FormProblems } from '#app/ui/blocks/accounts/answered-form.tsx'
import { PasswordField } from '#app/ui/blocks/accounts/password-fields.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { SignInAnswer } from './answer.ts'
import type { LoginStep } from './login.server.ts'
import { PasskeyButton } from './passkey/passkey-button.tsx'
import { AddressField, SignInForm } from './sign-in-form.tsx'
import { NewcomersFoot, SignInFrame } from './sign-in-frame.tsx'

type PasswordStepProps = {
  step: Extract<LoginStep, { name: 'password' }>
  answer: SignInAnswer | undefined
}

const proof = {
  title: 'Vérifions que c’est bien vous',
  lead: 'Ce que vous alliez faire demande une connexion récente. Vous y reviendrez aussitôt.',
}

const bounced = {
  lead: 'La page demandée est réservée\u00a0: connectez-vous, vous y arriverez aussitôt.',
}

export function PasswordStep({ step, answer }: PasswordStepProps) {
  const { providers, passkeys, proves, isBounced } = step
  const action = proves ? proofPath : href('/login')
  if (proves?.byPasskey)
    return (
      <SignInFrame {...proof}>
        <noscript>
          <Note>Une clé d’accès a besoin de JavaScript. Autorisez-le pour ce site.</Note>
        </noscript>
        <div className="sign-in-form">
          <FormProblems prefix="sign-in" answer={answer} />
          <PasskeyButton action={action} />
          <ButtonLink to={href('/deconnexion')} look="ghost" block>
            Se connecter autrement
          </ButtonLink>
        </div>
      </SignInFrame>
    )
  return (
    <SignInFrame
      title="Espace athlète"
      lead="Vos séances, votre calendrier et vos ressources."
      motto="Reprenez là où vous en étiez."
      foot={proves ? undefined : <NewcomersFoot />}
      {...(isBounced && bounced)}
      {...(proves && proof)}
    >
      <SignInForm
        method="password"
        action={action}
        answer={answer}
        button={proves ? 'Confirmer' : 'Se connecter'}
      >
        <AddressField known={proves?.email} isKeyOffered={passkeys} />
        <div className="password-with-link">
          <PasswordField name="password" label="Mot de passe" autoComplete="current-password" />
          <TextLink to={href('/mot-de-passe')}>Mot de passe oublié&#8239;?</TextLink>
        </div>
      </SignInForm>
      <p className="or row muted smaller">ou</p>
      <ul className="sign-in-more">
        <li>
          <ButtonLink to="?etape=e-mail" look="line" size="large" icon="mail" block>
            Recevoir un lien ou un code
          </ButtonLink>
        </li>
        <ProviderButtons providers={providers} />
        {passkeys ? (
          <li>
            <PasskeyButton action={action} look="line" />
          </li>
        ) : null}
      </ul>
    </SignInFrame>
  )
}

function ProviderButtons({ providers }: { providers: readonly AuthProvider[] }) {
  return providers.map(({ id, name }) => (
    <li key={id}>
      <Form method="post" action={href('/login')}>
        <input type="hidden" name="method" value="provider" />
        <Button type="submit" name="provider" value={id} look="line" size="large" block>
          Continuer avec {name}
        </Button>
      </Form>
    </li>
  ))
}
