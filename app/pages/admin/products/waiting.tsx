import { data, href } from 'react-router'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { listWaiting } from '#app/domain/shop/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/waiting.ts'

export const meta = hiddenMeta('Prévenez-moi', 'Qui attend le retour d’une taille.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const lists = (await listWaiting(services)).map(({ people, ...list }) => ({
    ...list,
    people: people.map(({ email, since }) => ({ email, since: formatInstant(since) })),
  }))
  return data({ lists }, { headers: noStore })
}

export default function WaitingLists({ loaderData: { lists } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/produits'), label: 'Produits' }}
        title="Prévenez-moi"
        lead="Qui attend le retour d’une taille. Chacun est prévenu de lui-même, une fois, dans l’ordre de la liste."
      />
      {lists.length === 0 ? (
        <EmptyState title="Personne n’attend">
          Sur la page d’un article, une taille épuisée propose «&#x202f;Prévenez-moi&#x202f;».
        </EmptyState>
      ) : null}
      <ul className="stack">
        {lists.map((list) => (
          <li key={`${list.identifier} ${list.variant}`}>
            <WaitingList list={list} />
          </li>
        ))}
      </ul>
    </>
  )
}

type List = Route.ComponentProps['loaderData']['lists'][number]

function WaitingList({ list: { identifier, variant, name, detail, people } }: { list: List }) {
  const waiting = people.length > 1 ? `${people.length} personnes attendent` : '1 personne attend'
  return (
    <Panel
      id={`attente-${identifier}-${variant}`}
      title={[name, detail].filter(Boolean).join(', ')}
      end={
        <ButtonLink
          look="line"
          size="small"
          to={href('/admin/produits/:product/stock', { product: identifier })}
        >
          Stock
        </ButtonLink>
      }
    >
      <details>
        <summary className="product-waiting">{waiting}</summary>
        <ol className="product-history">
          {people.map(({ email, since }) => (
            <li key={email}>
              <b>{email}</b>
              <small className="muted">depuis le {since}</small>
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  )
}
