import { data, href } from 'react-router'
import { isMemberStatus, memberStatuses } from '#app/domain/members/rules.ts'
import { listMembers } from '#app/domain/members/store.server.ts'
import { keptByNobody } from '#app/http/visitor-headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import type { Route } from './+types/members.ts'
import { AdminHead } from './admin-head.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListSearch } from './list-search.tsx'
import { MemberLine } from './member-line.tsx'
import { readList } from './read-list.server.ts'
import { requireAdmin } from './require-admin.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Athlètes',
    description: 'Les membres du club.',
    path: href('/admin/athletes'),
    isHidden: true,
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await requireAdmin(context)
  const asked = readList(url)
  const status = isMemberStatus(asked.filter) ? asked.filter : undefined
  const found = await listMembers(services.database, { ...asked, status })
  const members = found.members.map(
    ({ userId, email, firstName, lastName, role, status: standing, groups, isSample }) => ({
      userId,
      email,
      firstName,
      lastName,
      role,
      status: standing,
      groups,
      isSample,
    }),
  )
  return data({ ...found, members, asked }, { headers: keptByNobody })
}

export default function Members({ loaderData: { members, total, ofStatus, asked } }: Route.ComponentProps) {
  const path = href('/admin/athletes')
  const choices = [
    { filter: '', name: 'Tous' },
    ...Object.entries(memberStatuses).map(([filter, name]) => ({
      filter,
      name,
      number: isMemberStatus(filter) ? ofStatus[filter] : undefined,
    })),
  ]
  return (
    <>
      <AdminHead title="Athlètes" lead="Qui est du club, et ce que chacun peut ouvrir.">
        <ButtonLink to={href('/admin/athletes/inviter')} icon="plus">
          Inviter
        </ButtonLink>
      </AdminHead>
      <ListSearch path={path} label="Nom, e-mail ou groupe" {...asked} />
      <ListFilters path={path} label="État" choices={choices} {...asked} />
      {members.length > 0 ? (
        <ul className="admin-list" aria-label="Membres">
          {members.map((member) => (
            <MemberLine key={member.userId} member={member} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Personne ici">Changez la recherche, ou invitez quelqu’un.</EmptyState>
      )}
      <ListFoot path={path} total={total} asked={asked} />
    </>
  )
}
