import { data, href } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/visitor-headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import type { Route } from './+types/logged.ts'
import { ConfirmLink } from './confirm-link.tsx'
import { followLink } from './follow-link.server.ts'
import { HalfChanged } from './half-changed.tsx'
import { MembershipState } from './membership-state.tsx'
import { NobodySignedIn } from './nobody-signed-in.tsx'
import { readCallback } from './read-callback.server.ts'
import { WayRefused } from './way-refused.tsx'

export const handle: PageHandle = { isBare: true, isLive: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Connexion',
    description: 'Le retour d’un e-mail ou d’un autre service.',
    path: href('/logged'),
    isHidden: true,
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  return data(await readCallback(request, context), { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  return followLink(request, context, await readForm(request))
}

export default function Logged({ loaderData: callback, actionData: answer }: Route.ComponentProps) {
  if (answer?.obstacle) return <WayRefused obstacle={answer.obstacle} />
  switch (callback.name) {
    case 'confirm':
      return <ConfirmLink link={callback.link} />
    case 'half-changed':
      return <HalfChanged />
    case 'refused':
      return <WayRefused obstacle={callback.obstacle} />
    case 'membership':
      return <MembershipState status={callback.status} />
    case 'nobody':
      return <NobodySignedIn />
  }
}
