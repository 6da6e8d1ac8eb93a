import { data, href, Form } from 'react-router'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { Route } from './+types/login.ts'
import { readLogin } from './read-login.server.ts'
import type { SignInAnswer } from './sign-in-answer.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInProblems } from './sign-in-problems.tsx'
import { AddressForm } from './steps/address-form.tsx'
import { checkCode } from './steps/check-code.server.ts'
import { CodeStep } from './steps/code-step.tsx'
import { FactorStep } from './steps/factor-step.tsx'
import { fieldOf } from './steps/field-of.ts'
import { PasswordStep } from './steps/password-step.tsx'
import { sendSignInCode } from './steps/send-code.server.ts'
import { sendFactorCode, showFactor } from './steps/show-factor.server.ts'
import { signInWithPassword } from './steps/sign-in-with-password.server.ts'
import { spendCode } from './steps/spend-code.server.ts'
import { textOf } from './text-of.ts'
import { leaveForProvider } from './third-party/leave-for-provider.server.ts'
import { Leaving } from './third-party/leaving.tsx'
import { useIsSending } from './use-is-sending.ts'

export const handle: PageHandle = { isBare: true, isLive: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Connexion',
    description: 'Connectez-vous à votre espace\u00a0: vos séances, votre calendrier et vos ressources.',
    path: href('/login'),
    isHidden: true,
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return data(await readLogin(request, context), { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  switch (textOf(form, 'method')) {
    case 'link':
      return sendSignInCode(context, form)
    case 'code':
      return checkCode(request, context, form, { type: 'email' })
    case 'provider':
      return leaveForProvider(context, form)
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

export default function Login({ loaderData: step, actionData: answer }: Route.ComponentProps) {
  if (answer?.leaveFor) return <Leaving address={answer.leaveFor} />
  switch (step.name) {
    case 'password':
      return <PasswordStep providers={step.providers} answer={answer} />
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
      welcomesNewcomers
    >
      <AddressForm action={`${href('/login')}?etape=e-mail`} answer={answer} />
    </SignInFrame>
  )
}

function RecoveryStep({ answer }: { answer: SignInAnswer | undefined }) {
  const isSending = useIsSending('recovery-code')
  return (
    <SignInFrame
      title="Un code de secours"
      lead="Il sert une seule fois et retire vos seconds facteurs&nbsp;: vous en ajouterez un nouveau juste après."
      back={{ label: 'Retour', to: `${href('/login')}?etape=second-facteur` }}
    >
      <Form method="post" action={`${href('/login')}?etape=secours`} className="sign-in-form" noValidate>
        <SignInProblems answer={answer} />
        <input type="hidden" name="method" value="recovery-code" />
        <Field
          {...fieldOf(answer, 'code')}
          label="Code de secours"
          hint="Quatre groupes de quatre caractères, avec ou sans tirets."
        >
          <TextInput
            name="code"
            figures
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
        </Field>
        <Button type="submit" size="large" block busy={isSending}>
          Utiliser ce code
        </Button>
      </Form>
    </SignInFrame>
  )
}
