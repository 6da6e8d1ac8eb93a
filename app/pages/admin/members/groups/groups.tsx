import { href, Link } from 'react-router'
import { listClubGroups } from '#app/domain/groups/store.server.ts'
import { counted } from '#app/domain/to-do/rules.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/groups.ts'

export const meta = hiddenMeta('Groupes', 'Qui s’entraîne ensemble.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  return { groups: await listClubGroups(services) }
}

export default function Groups({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes'), label: 'Personnes' }}
        title="Groupes"
        lead="Un groupe existe dès que quelqu’un y est, ou qu’un article ou une course lui est réservé."
      />
      <p className="people-hint muted">
        Pour en faire un, ou en remplir un, cochez des personnes dans la liste, puis «&#8239;Mettre dans un
        groupe&#8239;».
      </p>
      {groups.length === 0 ? <EmptyState title="Aucun groupe">Personne n’en a encore.</EmptyState> : null}
      <ul className="admin-list" aria-label="Groupes">
        {groups.map(({ slug, name, people, races, files }) => (
          <li key={slug}>
            <Link className="admin-line row" to={href('/admin/athletes/groupes/:group', { group: slug })}>
              <span className="admin-line-text">
                <b>{name}</b>
                <small className="muted">
                  {[
                    counted(people, 'personne', 'personnes'),
                    counted(races, 'course réservée', 'courses réservées'),
                    counted(files.length, 'texte réservé', 'textes réservés'),
                  ].join(' · ')}
                </small>
              </span>
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
