import { href, Link } from 'react-router'
import { listSendings } from '#app/domain/sendings/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/sendings.ts'
import { progressWords, titleOfSending } from './sending-words.ts'

export const meta = hiddenMeta('En nombre', 'Les listes d’invitations et les messages à plusieurs.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const sendings = await listSendings(services)
  return {
    sendings: sendings.map((sending) => ({
      id: sending.id,
      title: titleOfSending(sending),
      by: `${sending.actorName}, ${formatInstant(sending.createdAt)}`,
      progress: progressWords(sending.ofState),
    })),
  }
}

export default function Sendings({ loaderData: { sendings } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes'), label: 'Personnes' }}
        title="En nombre"
        lead="Les listes d’invitations et les messages à plusieurs, les derniers d’abord."
      >
        <div className="row chips">
          <ButtonLink look="line" size="small" to={href('/admin/athletes/coller')}>
            Inviter une liste
          </ButtonLink>
          <ButtonLink size="small" to={href('/admin/athletes/ecrire')}>
            Écrire
          </ButtonLink>
        </div>
      </AdminHead>
      {sendings.length === 0 ? (
        <EmptyState title="Rien pour l’instant">Ce que vous enverrez à plusieurs se suit ici.</EmptyState>
      ) : null}
      <ul className="admin-list" aria-label="Envois à plusieurs">
        {sendings.map(({ id, title, by, progress }) => (
          <li key={id}>
            <Link className="admin-line row" to={href('/admin/athletes/en-nombre/:sending', { sending: id })}>
              <span className="admin-line-text">
                <b>{title}</b>
                <small className="muted">{by}</small>
              </span>
              <span className="admin-line-end smaller">{progress}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
