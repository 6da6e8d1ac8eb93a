import { data, href } from 'react-router'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { keptByNobody } from '#app/http/visitor-headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import type { Route } from './+types/member.ts'
import { AdminHead } from './admin-head.tsx'
import { BackLink } from './back-link.tsx'
import { GroupsForm } from './groups-form.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberState } from './member-state.tsx'
import { readMemberPage } from './read-member.server.ts'
import { receiveGroups } from './receive-groups.server.ts'
import { requireAdmin } from './require-admin.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? nameOfPerson(loaderData.member) : 'Athlète',
    description: 'Un membre du club.',
    path: href('/admin/athletes/:member', { member: params.member ?? '' }),
    isHidden: true,
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await requireAdmin(context)
  return data(await readMemberPage(request, asking, params.member), { headers: keptByNobody })
}

export function action({ request, context, params }: Route.ActionArgs) {
  return receiveGroups(request, context, params.member)
}

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, days, factors, acts, groups } = loaderData
  return (
    <>
      <AdminHead
        back={<BackLink to={href('/admin/athletes')}>Athlètes</BackLink>}
        title={nameOfPerson(member)}
        lead={
          <span className="admin-states">
            {member.isSample ? <ExampleBadge /> : null}
            <MemberState member={member} />
          </span>
        }
      />
      <div className="admin-columns">
        <MemberFacts email={member.email} role={member.role} days={days} factors={factors} />
        <GroupsForm member={member} known={groups} error={actionData?.error} typed={actionData?.typed} />
        <MemberActs userId={member.userId} acts={acts} />
      </div>
    </>
  )
}
