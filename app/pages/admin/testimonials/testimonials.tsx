import { data, href, Link } from 'react-router'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'
import { testimonialStates } from '#app/domain/testimonials/rules.ts'
import { countTestimonialsToRead, listTestimonials } from '#app/domain/testimonials/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { ListPage } from '../frame/list.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { readList } from '../frame/read-list.server.ts'
import type { Route } from './+types/testimonials.ts'

export const meta = hiddenMeta('Témoignages', 'Ce que les athlètes racontent du club.')

const isState = isKeyOf(testimonialStates)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const query = readList(url)
  const status = isState(query.filter) ? query.filter : undefined
  const [{ found, total }, waiting] = await Promise.all([
    listTestimonials(services.database, { ...query, status }),
    countTestimonialsToRead(services.database),
  ])
  const lines = found.map(({ id, status: state, firstName, about, title, author, askedAt, writtenAt }) => ({
    id,
    state,
    title: title ?? (about ? `Stage ${about}` : 'Pas encore écrit'),
    who: author ?? firstName,
    at: formatInstant(writtenAt ?? askedAt),
  }))
  return data({ lines, total, waiting, query }, { headers: noStore })
}

export default function Testimonials({ loaderData: { waiting, ...list } }: Route.ComponentProps) {
  const choices = [
    { filter: '', name: 'Tous' },
    ...Object.entries(testimonialStates).map(([filter, name]) => ({
      filter,
      name,
      number: filter === 'waiting' && waiting > 0 ? waiting : undefined,
    })),
  ]
  return (
    <>
      <AdminHead
        title="Témoignages"
        lead="Demandés par lien, écrits par les athlètes, publiés avec leur accord et le vôtre. Rien n’est inventé."
      >
        <ButtonLink size="small" to={href('/admin/temoignages/demander')} icon="plus">
          Demander un témoignage
        </ButtonLink>
      </AdminHead>
      <ListPage
        path={href('/admin/temoignages')}
        {...list}
        searched="Prénom, e-mail, mots du texte"
        choices={choices}
        label="Témoignages"
        empty={{ title: 'Aucun témoignage ici', text: 'Demandez-en un\u00a0: un lien part par e-mail.' }}
        renderLine={({ id, state, title, who, at }) => (
          <Link to={href('/admin/temoignages/:testimonial', { testimonial: id })} className="admin-line row">
            <span className="admin-line-text">
              <b>{title}</b>
              <small className="muted">
                {who} · {at}
              </small>
            </span>
            <span className="admin-line-end smaller">
              <Badge tone={state === 'waiting' ? 'info' : 'neutral'}>{testimonialStates[state]}</Badge>
            </span>
          </Link>
        )}
      />
    </>
  )
}
