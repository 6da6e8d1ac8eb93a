import { href, Link } from 'react-router'
import { listActive } from '#app/domain/members/store.server.ts'
import { messageSubjects, subjectName } from '#app/domain/messages/rules.ts'
import { standingOf } from '#app/domain/messages/standing.ts'
import { listMessages } from '#app/domain/messages/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { CsvLink } from '../frame/csv-link.tsx'
import { ListPage, type ListFilter } from '../frame/list.tsx'
import { periodFilter } from '../frame/periods.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/messages.ts'
import { MessageState } from './message-state.tsx'
import { readMessagesAsked } from './read-messages.server.ts'

// The list opens on what is to be done.
const choices = [
  { filter: '', name: 'À traiter' },
  { filter: 'repondus', name: 'Répondus' },
  { filter: 'clos', name: 'Clos' },
  { filter: 'tous', name: 'Tous' },
  { filter: 'indesirables', name: 'Indésirables' },
]

export const meta = hiddenMeta('Messages', 'Les messages reçus.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, actor } = await readCoach(context)
  const { query, asked } = readMessagesAsked(url, { now: services.clock.now(), me: actor.id })
  const { messages, total } = await listMessages(services.database, asked)
  const coaches = (await listActive(services.database, 'admin')).map((coach) => {
    return { value: coach.userId, label: nameOfPerson(coach) }
  })
  const lines = messages.map((kept) => ({
    id: kept.id,
    name: kept.name ?? kept.email,
    subject: subjectName(kept),
    fromPage: kept.fromPage,
    beginning: kept.message?.slice(0, 140),
    received: formatInstant(kept.receivedAt),
    standing: standingOf(kept),
    assigned: coaches.find(({ value }) => value === kept.assignedTo)?.label,
  }))
  return { lines, total, query, coaches: coaches.filter(({ value }) => value !== actor.id) }
}

const subjectFilter: ListFilter = {
  name: 'sujet',
  label: 'Sujet',
  choices: [
    { value: '', label: 'Tous sujets' },
    ...Object.entries(messageSubjects).map(([value, label]) => ({ value, label })),
  ],
}

export default function Messages({ loaderData: { coaches, ...list } }: Route.ComponentProps) {
  const forWhom = [
    { value: '', label: 'À qui que ce soit' },
    { value: 'moi', label: 'Confiés à moi' },
    { value: 'personne', label: 'Confiés à personne' },
    ...coaches,
  ]
  return (
    <>
      <AdminHead
        title="Messages"
        lead="Ce que l’on vous écrit depuis la page de contact, et les adresses laissées au pied des pages."
      >
        <div className="row chips">
          <CsvLink path={href('/admin/messages/messages.csv')} query={list.query} />
          <ButtonLink look="line" size="small" icon="pen-line" to={href('/admin/messages/reponses')}>
            Réponses toutes prêtes
          </ButtonLink>
        </div>
      </AdminHead>
      <ListPage
        path={href('/admin/messages')}
        {...list}
        searched="Nom, e-mail ou mot du message"
        choices={choices}
        filters={[{ name: 'pour', label: 'Confié à', choices: forWhom }, subjectFilter, periodFilter]}
        label="Messages"
        empty={{ title: 'Aucun message ici', text: 'Tout le monde a sa réponse.' }}
        renderLine={({ id, name, subject, fromPage, beginning, received, standing, assigned }) => (
          <Link
            className="admin-line row"
            to={href('/admin/messages/:message', { message: id })}
            prefetch="intent"
          >
            <span className="admin-line-text">
              <b>{name}</b>
              <small className="muted">{[subject, fromPage, received].filter(Boolean).join(' · ')}</small>
              {beginning ? <span className="admin-line-more small muted">{beginning}</span> : null}
            </span>
            <span className="admin-line-end smaller cluster">
              {assigned ? <span className="muted">{assigned}</span> : null}
              <MessageState standing={standing} />
            </span>
          </Link>
        )}
      />
    </>
  )
}
