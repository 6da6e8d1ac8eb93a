import { data, href, Link } from 'react-router'
import { listCollectives } from '#app/domain/orders/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { listProductSummaries } from '#app/domain/shop/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/collectives.ts'
import { standingNames, standingOf } from './words.ts'

export const meta = hiddenMeta('Commandes groupées', 'Les commandes groupées du club.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const [rows, products] = await Promise.all([listCollectives(services), listProductSummaries(services)])
  const now = services.clock.now()
  const lines = rows.map((row) => ({
    id: row.id,
    name: products.find(({ identifier }) => identifier === row.identifier)?.name ?? row.identifier,
    standing: standingOf(row, now),
    pieces: row.pieces,
    minimum: row.minimum,
    closes: formatInstant(row.closesAt),
  }))
  return data({ lines }, { headers: noStore })
}

export default function Collectives({ loaderData: { lines } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/produits'), label: 'Produits' }}
        title="Commandes groupées"
        lead="Un produit se commande sans stock, le temps d’une fenêtre, puis il est fait pour tous."
      >
        <ButtonLink size="small" icon="plus" to={href('/admin/produits/groupees/ouvrir')}>
          Ouvrir une commande groupée
        </ButtonLink>
      </AdminHead>
      {lines.length === 0 ? (
        <EmptyState title="Aucune commande groupée">
          Ouvrez-en une&nbsp;: elle se ferme d’elle-même à son heure.
        </EmptyState>
      ) : null}
      <ul className="admin-list">
        {lines.map(({ id, name, standing, pieces, minimum, closes }) => (
          <li key={id}>
            <Link
              to={href('/admin/produits/groupees/:collective', { collective: id })}
              className="admin-line row"
            >
              <span className="admin-line-text">
                <b>{name}</b>
                <small className="muted">
                  {pieces} sur {minimum} · fermeture le {closes}
                </small>
              </span>
              <span className="admin-line-end row">
                <Badge tone={standing === 'open' ? 'success' : 'info'}>{standingNames[standing]}</Badge>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
