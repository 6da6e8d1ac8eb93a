import { data, href } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/visitor-headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import type { Route } from './+types/consent.ts'
import { ConsentForm } from './consent-form.tsx'
import { ConsentGone } from './consent-gone.tsx'
import { decideConsent, readConsent } from './consent.server.ts'
import { Leaving } from './leaving.tsx'

export const handle: PageHandle = { isBare: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Autoriser une application',
    description: 'Une application demande à vous reconnaître.',
    path: href('/oauth/consentement'),
    isHidden: true,
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const consent = await readConsent(request, context)
  return data(consent, { status: consent.name === 'gone' ? 404 : 200, headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  return decideConsent(context, await readForm(request))
}

export default function Consent({ loaderData: consent, actionData: answer }: Route.ComponentProps) {
  if (answer?.leaveFor) return <Leaving address={answer.leaveFor} />
  if (answer || consent.name === 'gone') return <ConsentGone />
  if (consent.name === 'given') return <Leaving address={consent.address} />
  return <ConsentForm asked={consent} />
}
