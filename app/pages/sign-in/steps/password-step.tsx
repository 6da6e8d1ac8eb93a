import { Form, href } from 'react-router'
import type { AuthProvider } from '#app/session/auth-access.ts'
import { PasswordInput } from '#app/ui/blocks/accounts/password-fields.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { SignInAnswer } from '../sign-in-answer.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { SignInProblems } from '../sign-in-problems.tsx'
import { useIsSending } from '../use-is-sending.ts'
import { fieldOf } from './field-of.ts'

type PasswordStepProps = { providers: readonly AuthProvider[]; answer: SignInAnswer | undefined }

export function PasswordStep({ providers, answer }: PasswordStepProps) {
  const isSending = useIsSending('password')
  return (
    <SignInFrame
      title="Espace athlète"
      lead="Vos séances, votre calendrier et vos ressources."
      motto="Reprenez là où vous en étiez."
      welcomesNewcomers
    >
      <Form method="post" action={href('/login')} className="sign-in-form" noValidate>
        <SignInProblems answer={answer} />
        <Field {...fieldOf(answer, 'email')} label="Adresse e-mail">
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={answer?.values.email}
            required
          />
        </Field>
        <div className="password-with-link">
          <Field {...fieldOf(answer, 'password')} label="Mot de passe">
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          <TextLink to={href('/mot-de-passe')}>Mot de passe oublié&#8239;?</TextLink>
        </div>
        <Button type="submit" name="method" value="password" size="large" block busy={isSending}>
          Se connecter
        </Button>
      </Form>
      <p className="or">ou</p>
      <ul className="sign-in-more">
        <li>
          <ButtonLink to="?etape=e-mail" look="line" size="large" icon="mail" block>
            Recevoir un lien ou un code
          </ButtonLink>
        </li>
        <ProviderButtons providers={providers} />
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
