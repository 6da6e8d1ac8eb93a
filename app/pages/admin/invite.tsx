import { data, href } from 'react-router'
import { listGroups } from '#app/domain/members/store.server.ts'
import { keptByNobody } from '#app/http/visitor-headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/invite.ts'
import { AdminHead } from './admin-head.tsx'
import { BackLink } from './back-link.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { receiveInvitation } from './receive-invitation.server.ts'
import { requireAdmin } from './require-admin.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Inviter',
    description: 'Inviter quelqu’un au club.',
    path: href('/admin/athletes/inviter'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await requireAdmin(context)
  return data({ groups: await listGroups(services.database) }, { headers: keptByNobody })
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveInvitation(request, context)
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={<BackLink to={href('/admin/athletes')}>Athlètes</BackLink>}
        title="Inviter"
        lead="La personne reçoit un lien personnel, choisit son mot de passe, et c’est ouvert."
      />
      <InvitationForm groups={loaderData.groups} answer={actionData} />
    </>
  )
}
