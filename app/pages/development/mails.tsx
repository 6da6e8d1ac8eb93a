import { listMails } from '#app/domain/mail/store.server.ts'
import { formatInstant } from '#app/domain/shared/french-instants.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import type { Route } from './+types/mails.ts'
import stylesheet from './development.css?url'
import { MailRow } from './mail-row.tsx'
import { MailView } from './mail-view.tsx'

const shownMails = 100

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta: Route.MetaFunction = () => [
  { title: 'Boîte d’envoi' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The outbox, in development only: every mail the site wrote, and what became of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, isProduction } = context.get(servicesContext)
  if (isProduction) throw pageNotFound(request)
  const mails = await listMails(database, shownMails)
  const asked = new URL(request.url).searchParams.get('mail')
  const opened = mails.find(({ id }) => id === asked)
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
