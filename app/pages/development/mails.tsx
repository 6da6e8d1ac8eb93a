import { href } from 'react-router'
import { listMails, type OutgoingMail } from '#app/domain/mail/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { servicesContext } from '#app/http/context.ts'
import { Badge, type BadgeTone } from '#app/ui/kit/badge.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/mails.ts'
import stylesheet from './development.css?url'
import { refuseStrangers } from './refuse-strangers.server.ts'

const shownMails = 100

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta: Route.MetaFunction = () => [
  { title: 'Boîte d’envoi' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader(args: Route.LoaderArgs) {
  refuseStrangers(args)
  const { request, context } = args
  const { database } = context.get(servicesContext)
  const mails = await listMails(database, shownMails)
  const requested = new URL(request.url).searchParams.get('mail')
  const opened = mails.find(({ id }) => id === requested)
  return {
    mails: mails.map(({ html: _html, text: _text, createdAt, ...mail }) => ({
      ...mail,
      created: formatInstant(createdAt),
    })),
    opened: opened && { id: opened.id, subject: opened.subject, text: opened.text },
  }
}

export default function Mails({ loaderData: { mails, opened } }: Route.ComponentProps) {
  return (
    <div className="wrap section outbox">
      <h1 className="d3">Boîte d’envoi</h1>
      {opened ? <MailView mail={opened} /> : null}
      {mails.length === 0 ? (
        <EmptyState title="Aucun e-mail pour l’instant">
          Envoyez un message depuis la page de contact&nbsp;: son avis et son accusé de réception arriveront
          ici.
        </EmptyState>
      ) : (
        <DataTable caption="E-mails, du plus récent au plus ancien">
          <thead>
            <tr>
              {['Objet', 'Pour', 'Écrit le', 'État', 'Essais'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </tbody>
        </DataTable>
      )}
    </div>
  )
}

type MailViewProps = { mail: { id: string; subject: string; text: string } }

function MailView({ mail: { id, subject, text } }: MailViewProps) {
  return (
    <article className="card mail-view" aria-label={subject}>
      <h2 className="d5">{subject}</h2>
      <p>
        <a className="link" href={href('/_mails/:mail', { mail: id })} target="_blank" rel="noopener">
          Voir la version mise en page
        </a>
      </p>
      <pre>{text}</pre>
    </article>
  )
}

type MailRowProps = { mail: Omit<OutgoingMail, 'html' | 'text' | 'createdAt'> & { created: string } }

const states: Record<OutgoingMail['status'], { tone: BadgeTone; label: string }> = {
  waiting: { tone: 'info', label: 'En attente' },
  sent: { tone: 'success', label: 'Parti' },
  kept: { tone: 'neutral', label: 'Gardé ici' },
  unsent: { tone: 'warning', label: 'non envoyé' },
  failed: { tone: 'error', label: 'Échec, nouvel essai prévu' },
}

function MailRow({ mail }: MailRowProps) {
  const { tone, label } = states[mail.status]
  return (
    <tr>
      <th scope="row">
        <TextLink to={`?mail=${mail.id}`}>{mail.subject}</TextLink>
      </th>
      <td>{mail.recipient}</td>
      <td>{mail.created}</td>
      <td>
        <Badge tone={tone}>{label}</Badge>
        {mail.lastError ? <p>{mail.lastError}</p> : null}
      </td>
      <td>{mail.attempts}</td>
    </tr>
  )
}
