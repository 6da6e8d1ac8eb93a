import { data, href, Link } from 'react-router'
import { isMemberStatus, memberStatuses } from '#app/domain/members/rules.ts'
import { listMembers, type Member } from '#app/domain/members/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { AdminHead } from '../admin-head.tsx'
import { ListFilters } from '../list-filters.tsx'
import { ListFoot } from '../list-foot.tsx'
import { ListSearch } from '../list-search.tsx'
import { readList } from '../read-list.server.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/members.ts'
import { MemberState } from './member-state.tsx'

export const meta = hiddenMeta('Athlètes', 'Les membres du club.', href('/admin/athletes'))

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

type ListedMember = Pick<
  Member,
  'userId' | 'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'groups' | 'isSample'
>

function MemberLine({ member }: { member: ListedMember }) {
  const { userId, email, role, groups, isSample } = member
  const name = nameOfPerson(member)
  return (
    <li>
      <Link className="admin-line" to={href('/admin/athletes/:member', { member: userId })} prefetch="intent">
        <Avatar seed={userId} size={40} tone={role === 'admin' ? 'blue' : 'green'} />
        <span className="admin-line-text">
          <b>{name}</b>
          <small>{(name === email ? groups : [email, ...groups]).join(' · ')}</small>
        </span>
        <span className="admin-line-end">
          {isSample ? <ExampleBadge /> : null}
          <MemberState member={member} />
        </span>
      </Link>
    </li>
  )
}
