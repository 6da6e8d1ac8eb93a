import { data, href } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/visitor-headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import type { Route } from './+types/login.ts'
import { AddressStep } from './address-step.tsx'
import { checkCode } from './check-code.server.ts'
import { CodeStep } from './code-step.tsx'
import { FactorStep } from './factor-step.tsx'
import { leaveForProvider } from './leave-for-provider.server.ts'
import { Leaving } from './leaving.tsx'
import { PasswordStep } from './password-step.tsx'
import { readLogin } from './read-login.server.ts'
import { RecoveryStep } from './recovery-step.tsx'
import { sendSignInCode } from './send-code.server.ts'
import { sendFactorCode, showFactor } from './show-factor.server.ts'
import { signInWithPassword } from './sign-in-with-password.server.ts'
import { spendCode } from './spend-code.server.ts'
import { textOf } from './text-of.ts'

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

/** Every way in is a form of its own; `moyen` says which. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  switch (textOf(form, 'moyen')) {
    case 'lien':
      return sendSignInCode(context, form)
    case 'code':
      return checkCode(request, context, form, { type: 'email' })
    case 'fournisseur':
      return leaveForProvider(context, form)
    case 'second-facteur':
      return showFactor(request, context, form)
    case 'sms':
      return sendFactorCode(context, form)
    case 'secours':
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
