import { data, Form, href, redirect } from 'react-router'
import { queueSecurityEmail } from '#app/domain/accounts/store.server.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor, keptByNobody, visitorHeaders } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import { NewPasswordField } from '#app/ui/blocks/accounts/password-fields.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { answerAgain } from '../answer-again.server.ts'
import { goOn } from '../go-on.server.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { SignInProblems } from '../sign-in-problems.tsx'
import { hasAddressProof } from '../steps/address-proof.server.ts'
import { fieldOf } from '../steps/field-of.ts'
import { textOf } from '../text-of.ts'
import { useIsSending } from '../use-is-sending.ts'
import type { Route } from './+types/new-password.ts'
import { setPassword } from './set-password.server.ts'

export const handle: PageHandle = { isBare: true, isLive: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Nouveau mot de passe',
    description: 'Choisissez le nouveau mot de passe de votre compte.',
    path: href('/mot-de-passe/nouveau'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  if (!(await hasAddressProof(context))) throw redirect(href('/mot-de-passe'), { headers: keptByNobody })
  const account = await context.get(visitorContext).account()
  return data({ email: account?.email ?? '' }, { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const visitor = context.get(visitorContext)
  const services = context.get(servicesContext)
  if (!(await hasAddressProof(context))) throw redirect(href('/mot-de-passe'), { headers: keptByNobody })
  const [account, member] = [await visitor.account(), await visitor.member()]
  if (!account) throw redirect(href('/mot-de-passe'), { headers: keptByNobody })
  const { email, userId, sessionId } = account
  const { firstName = '', lastName = '' } = member ?? {}
  const refusal = await setPassword(context, textOf(form, 'password'), { email, firstName, lastName })
  if (refusal) return answerAgain(context, refusal)
  await endSessions(services, userId, { except: sessionId })
  await visitor.auth().signOut({ scope: 'others' })
  await queueSecurityEmail(services, { kind: 'password-changed', to: email })
  return goOn(request, context)
}

export default function NewPassword({ loaderData: { email }, actionData: answer }: Route.ComponentProps) {
  const isSending = useIsSending('password')
  return (
    <SignInFrame
      title="Un nouveau mot de passe"
      lead={
        <>
          Pour le compte <b>{email}</b>. Vos autres appareils seront déconnectés.
        </>
      }
    >
      <Form method="post" className="sign-in-form" noValidate>
        <SignInProblems answer={answer} />
        {/* For password managers: whose password it is. */}
        <input
          type="text"
          className="vh"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <NewPasswordField {...fieldOf(answer, 'password')} name="password" />
        <Button type="submit" name="method" value="password" size="large" block busy={isSending}>
          Enregistrer
        </Button>
      </Form>
    </SignInFrame>
  )
}
