import { data, href, redirect } from 'react-router'
import { visitorContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { forThisVisitor, keptByNobody, visitorHeaders } from '#app/http/visitor-headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import type { Route } from './+types/invitation.ts'
import { acceptInvitationForm } from './accept-invitation-form.server.ts'
import { InvitationForm } from './invitation-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export const handle: PageHandle = { isBare: true, isLive: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Bienvenue au club',
    description: 'Ouvrez votre espace athlète.',
    path: href('/invitation'),
    isHidden: true,
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token_hash')
  // One place uses the links of mails up, after one tap.
  if (token !== null)
    throw redirect(`${href('/logged')}?${new URLSearchParams({ token_hash: token, type: 'invite' })}`, {
      headers: keptByNobody,
    })
  const visitor = context.get(visitorContext)
  const member = await visitor.member()
  // Not invited, not signed in, accepted already: the callback knows where each of them goes.
  if (member?.status !== 'invited') throw redirect(href('/logged'), { headers: keptByNobody })
  const { email, firstName, lastName } = member
  return data({ email, firstName, lastName }, { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  return acceptInvitationForm(context, await readForm(request))
}

export default function Invitation({ loaderData: invited, actionData: answer }: Route.ComponentProps) {
  return (
    <SignInFrame
      title="Bienvenue au club"
      motto="La ligne de départ est à vous."
      lead={
        <>
          Dernier geste pour ouvrir votre espace, avec l’adresse <b>{invited.email}</b>.
        </>
      }
    >
      <InvitationForm invited={invited} answer={answer} />
    </SignInFrame>
  )
}
