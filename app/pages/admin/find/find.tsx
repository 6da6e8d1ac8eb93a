import { data, Link } from 'react-router'
import { searchOffice } from '#app/domain/office-search/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { readList } from '../frame/read-list.server.ts'
import type { Route } from './+types/find.ts'

export const meta = hiddenMeta('Chercher', 'Commandes, personnes, produits, actions.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, rights } = await readCoach(context)
  const { search } = readList(url)
  return data({ search, kinds: await searchOffice(services, rights, search) }, { headers: noStore })
}

export default function Find({ loaderData: { search, kinds } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Chercher" lead={search ? `«\u202f${search}\u202f»` : undefined} />
      {kinds.length === 0 ? (
        <EmptyState title={search ? 'Rien de ce nom' : 'Que cherchez-vous\u202f?'}>
          Un numéro de commande, un nom, une course, un produit, ou ce que vous voulez faire&nbsp;:
          «&#8239;remettre martin&#8239;», «&#8239;inviter&#8239;».
        </EmptyState>
      ) : null}
      {kinds.map(({ name, found }) => (
        <section key={name} aria-label={name} className="admin-found">
          <h2>{name}</h2>
          <ul className="admin-list">
            {found.map(({ path, title, detail }) => (
              <li key={path}>
                <Link className="admin-line row" to={path} prefetch="intent">
                  <span className="admin-line-text">
                    <b>{title}</b>
                    {detail ? <small className="muted">{detail}</small> : null}
                  </span>
                  <Icon name="chevron-right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
