import { href } from 'react-router'
import { memberOrders, memberRoles, memberStatuses } from '#app/domain/members/rules.ts'
import { listGroups, listMembers } from '#app/domain/members/store.server.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { choicesOf, listAddress, ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/members.ts'
import { MemberLine } from './member-line.tsx'
import { readPeopleAsked } from './read-people.server.ts'
import { SeveralBar } from './several-bar.tsx'

export const meta = hiddenMeta('Personnes', 'Les membres du club.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { query, asked } = readPeopleAsked(url)
  const [found, groups] = await Promise.all([
    listMembers(services.database, asked),
    listGroups(services.database),
  ])
  const lines = found.members.map(({ userId, email, role, status, groups: own, isSample, ...names }) => ({
    id: userId,
    name: nameOfPerson({ email, ...names }),
    email,
    role,
    status,
    groups: own,
    isSample,
  }))
  const named = new Map(groups.map((label) => [groupSlug(label), label]))
  return {
    lines,
    total: found.total,
    ofStatus: found.ofStatus,
    query,
    groups: [...named].map(([value, label]) => ({ value, label })),
  }
}

export default function Members({ loaderData: { ofStatus, groups, ...list } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Personnes" lead="Qui est du club, et ce que chacun peut ouvrir.">
        <ButtonLink to={href('/admin/athletes/inviter')} icon="plus">
          Inviter
        </ButtonLink>
      </AdminHead>
      <PeopleRooms file={listAddress(href('/admin/athletes/personnes.csv'), { ...list.query, page: 1 })} />
      <ListPage
        path={href('/admin/athletes')}
        {...list}
        searched="Nom, e-mail ou groupe"
        choices={choicesOf(memberStatuses, ofStatus)}
        filters={[
          { name: 'role', label: 'Rôle', choices: [{ value: '', label: 'Tous rôles' }, ...roles] },
          { name: 'groupe', label: 'Groupe', choices: [{ value: '', label: 'Tous groupes' }, ...groups] },
          { name: 'tri', label: 'Ordre', choices: sorts },
        ]}
        label="Membres"
        empty={{ title: 'Personne ici', text: 'Changez la recherche ou les filtres, ou invitez quelqu’un.' }}
        several={<SeveralBar />}
        renderLine={(line) => <MemberLine {...line} />}
      />
    </>
  )
}

const roles = Object.entries(memberRoles).map(([value, label]) => ({ value, label }))

const sorts = Object.entries(memberOrders).map(([value, label]) => ({
  value: value === 'nom' ? '' : value,
  label,
}))

function PeopleRooms({ file }: { file: string }) {
  return (
    <p className="people-rooms row chips">
      {rooms.map(({ to, label }) => (
        <ButtonLink key={to} look="line" size="small" to={to}>
          {label}
        </ButtonLink>
      ))}
      <a className="button button-line button-small" href={file}>
        <Icon name="download" size={18} />
        Exporter en CSV
      </a>
    </p>
  )
}

const rooms = [
  { to: href('/admin/athletes/coller'), label: 'Inviter une liste' },
  { to: href('/admin/athletes/entrainement'), label: 'À l’entraînement' },
  { to: href('/admin/athletes/ecrire'), label: 'Écrire' },
  { to: href('/admin/athletes/en-nombre'), label: 'En nombre' },
  { to: href('/admin/athletes/groupes'), label: 'Groupes' },
  { to: href('/admin/athletes/applications'), label: 'Applications' },
]
