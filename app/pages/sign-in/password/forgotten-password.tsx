import { data, href } from 'react-router'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import { newPasswordPath } from '../follow-link.server.ts'
import { askedAddressCookie } from '../sign-in-cookie.server.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { AddressForm } from '../steps/address-form.tsx'
import { checkCode } from '../steps/check-code.server.ts'
import { CodeStep } from '../steps/code-step.tsx'
import { sendRecoveryCode } from '../steps/send-code.server.ts'
import { textOf } from '../text-of.ts'
import type { Route } from './+types/forgotten-password.ts'

export const handle: PageHandle = { isBare: true, isLive: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Mot de passe oublié',
    description: 'Recevez par e-mail de quoi choisir un nouveau mot de passe.',
    path: href('/mot-de-passe'),
    isHidden: true,
  })

export async function loader({ request, url }: Route.LoaderArgs) {
  const isAsked = url.searchParams.get('etape') === 'code'
  const sentTo = isAsked ? await askedAddressCookie.read(request) : undefined
  return data({ sentTo, isAgain: url.searchParams.has('encore') }, { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (textOf(form, 'method') !== 'code') return sendRecoveryCode(context, form)
  return checkCode(request, context, form, { type: 'recovery', wanted: newPasswordPath })
}

export default function ForgottenPassword({
  loaderData: { sentTo, isAgain },
  actionData: answer,
}: Route.ComponentProps) {
  if (sentTo !== undefined)
    return (
      <CodeStep
        email={sentTo}
        isAgain={isAgain}
        answer={answer}
        action={`${href('/mot-de-passe')}?etape=code`}
        back={href('/mot-de-passe')}
      />
    )
  return (
    <SignInFrame
      title="Mot de passe oublié"
      lead="Donnez l’adresse de votre compte&nbsp;: nous vous écrivons de quoi en choisir un nouveau."
      back={{ label: 'Retour', to: href('/login') }}
    >
      <AddressForm action={href('/mot-de-passe')} answer={answer} />
    </SignInFrame>
  )
}
