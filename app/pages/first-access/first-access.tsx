import { data, href } from 'react-router'
import { mayMakeFirstAdmin } from '#app/domain/members/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/visitor-headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import type { Route } from './+types/first-access.ts'
import { FirstAccessClosed } from './first-access-closed.tsx'
import { FirstAccessForm } from './first-access-form.tsx'
import { FirstAccessFrame } from './first-access-frame.tsx'
import { receiveFirstAdmin } from './receive-first-admin.server.ts'

export const handle: PageHandle = { isBare: true, isLive: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Premier accès',
    description: 'Le premier compte d’administration du site.',
    path: href('/premier-acces'),
    isHidden: true,
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('jeton') ?? ''
  const isOpen = await mayMakeFirstAdmin(context.get(servicesContext), token)
  return data({ token: isOpen ? token : undefined }, { status: isOpen ? 200 : 403, headers: forThisVisitor })
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveFirstAdmin(request, context)
}

export default function FirstAccess({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <FirstAccessFrame>
      {token === undefined ? <FirstAccessClosed /> : <FirstAccessForm token={token} answer={actionData} />}
    </FirstAccessFrame>
  )
}
