import { data, href } from 'react-router'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { AnsweredField } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import type { Route } from './+types/login.ts'
import type { SignInAnswer } from './answer.ts'
import { CodeStep } from './code-step.tsx'
import { checkCode, sendCode } from './email-code.server.ts'
import { FactorStep } from './factor-step.tsx'
import { Leaving } from './leaving.tsx'
import { leaveForProvider, readLogin } from './login.server.ts'
import { signInWithPasskey } from './passkey/passkey.server.ts'
import { PasswordStep } from './password-step.tsx'
import { signInWithPassword } from './password.server.ts'
import { sendFactorCode, showFactor, spendCode } from './second-factor.server.ts'
import { AddressForm, SignInForm } from './sign-in-form.tsx'
import { NewcomersFoot, SignInFrame } from './sign-in-frame.tsx'

export { handle, headers, links } from './sign-in-page.ts'

export const meta = hiddenMeta(
  'Connexion',
  'Connectez-vous à votre espace\u00a0: vos séances, votre calendrier et vos ressources.',
)

export async function loader({ request, context }: Route.LoaderArgs) {
  return data(await readLogin(request, context), { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  switch (textOf(form, 'method')) {
    case 'link':
      return sendCode(context, form, 'sign-in')
    case 'code':
      return checkCode(request, context, form, { type: 'email' })
    case 'provider':
      return leaveForProvider(context, form)
    case 'passkey':
      return signInWithPasskey(request, context, form)
    case 'second-factor':
      return showFactor(request, context, form)
    case 'sms':
      return sendFactorCode(context, form)
    case 'recovery-code':
      return spendCode(context, form)
    default:
      return signInWithPassword(request, context, form)
  }
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Login({ loaderData: step, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  if (answer?.leaveFor) return <Leaving address={answer.leaveFor} />
  switch (step.name) {
    case 'password':
      return <PasswordStep step={step} answer={answer} />
    case 'address':
      return <AddressStep answer={answer} />
    case 'code':
      return (
        <CodeStep
          email={step.email}
          isAgain={step.isAgain}
          answer={answer}
          action={`${href('/login')}?etape=code`}
          back={`${href('/login')}?etape=e-mail`}
        />
      )
    case 'factor':
      return <FactorStep step={step} answer={answer} />
    case 'recovery':
      return <RecoveryStep answer={answer} />
  }
}

function AddressStep({ answer }: { answer: SignInAnswer | undefined }) {
  return (
    <SignInFrame
      title="Un lien, un code"
      lead="Nous vous écrivons les deux dans le même e-mail. Utilisez celui qui vous arrange, sans mot de passe."
      back={{ label: 'Retour', to: href('/login') }}
      foot={<NewcomersFoot />}
    >
      <AddressForm action={`${href('/login')}?etape=e-mail`} answer={answer} />
    </SignInFrame>
  )
}

function RecoveryStep({ answer }: { answer: SignInAnswer | undefined }) {
  return (
    <SignInFrame
      title="Un code de secours"
      lead="Il sert une seule fois et retire vos seconds facteurs&nbsp;: vous en ajouterez un nouveau juste après."
      back={{ label: 'Retour', to: `${href('/login')}?etape=second-facteur` }}
    >
      <SignInForm
        method="recovery-code"
        action={`${href('/login')}?etape=secours`}
        answer={answer}
        button="Utiliser ce code"
      >
        <AnsweredField
          name="code"
          label="Code de secours"
          hint="Quatre groupes de quatre caractères, avec ou sans tirets."
          figures
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </SignInForm>
    </SignInFrame>
  )
}
