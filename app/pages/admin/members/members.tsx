import { href, Link } from 'react-router'
import { isMemberStatus, memberStatuses } from '#app/domain/members/rules.ts'
import { listMembers } from '#app/domain/members/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { choicesOf, ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { readList } from '../frame/read-list.server.ts'
import type { Route } from './+types/members.ts'
import { MemberState } from './member-state.tsx'

export const meta = hiddenMeta('Athlètes', 'Les membres du club.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const query = readList(url)
  const status = isMemberStatus(query.filter) ? query.filter : undefined
  const found = await listMembers(services.database, { ...query, status })
  const lines = found.members.map(({ userId, email, role, status: state, groups, isSample, ...names }) => ({
    id: userId,
    name: nameOfPerson({ email, ...names }),
    email,
    role,
    status: state,
    groups,
    isSample,
  }))
  return { lines, total: found.total, ofStatus: found.ofStatus, query }
}

export default function Members({ loaderData: { ofStatus, ...list } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Athlètes" lead="Qui est du club, et ce que chacun peut ouvrir.">
        <ButtonLink to={href('/admin/athletes/inviter')} icon="plus">
          Inviter
        </ButtonLink>
      </AdminHead>
      <ListPage
        path={href('/admin/athletes')}
        {...list}
        searched="Nom, e-mail ou groupe"
        choices={choicesOf(memberStatuses, ofStatus)}
        label="Membres"
        empty={{ title: 'Personne ici', text: 'Changez la recherche, ou invitez quelqu’un.' }}
        renderLine={({ id, name, email, role, status, groups, isSample }) => (
          <Link
            className="admin-line row"
            to={href('/admin/athletes/:member', { member: id })}
            prefetch="intent"
          >
            <Avatar seed={id} size={40} tone={role === 'admin' ? 'blue' : 'green'} />
            <span className="admin-line-text">
              <b>{name}</b>
              <small className="muted">{(name === email ? groups : [email, ...groups]).join(' · ')}</small>
            </span>
            <span className="admin-line-end smaller cluster">
              {isSample ? <ExampleBadge /> : null}
              <MemberState member={{ role, status }} />
            </span>
          </Link>
        )}
      />
    </>
  )
}
