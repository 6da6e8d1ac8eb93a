import { data, href } from 'react-router'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import type { Route } from './+types/forgotten-password.ts'
import { CodeStep } from './code-step.tsx'
import { checkCode, sendCode } from './email-code.server.ts'
import { askedAddressCookie, newPasswordPath } from './go-on.server.ts'
import { AddressForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export { handle, headers, links } from './sign-in-page.ts'

export const meta = hiddenMeta(
  'Mot de passe oublié',
  'Recevez par e-mail de quoi choisir un nouveau mot de passe.',
)

export async function loader({ request, url }: Route.LoaderArgs) {
  const isAsked = url.searchParams.get('etape') === 'code'
  const sentTo = isAsked ? await askedAddressCookie.read(request) : undefined
  return data({ sentTo, isAgain: url.searchParams.has('encore') }, { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (textOf(form, 'method') !== 'code') return sendCode(context, form, 'recovery')
  return checkCode(request, context, form, { type: 'recovery', wanted: newPasswordPath })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function ForgottenPassword({
  loaderData: { sentTo, isAgain },
  actionData,
}: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
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
