import { Form, href, Link, redirect } from 'react-router'
import { subjectName } from '#app/domain/messages/rules.ts'
import { markMessage, readMessage } from '#app/domain/messages/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { phoneOf } from '#app/domain/shared/phone.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/message.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Message',
    description: 'Un message reçu.',
    path: href('/admin/messages/:message', { message: params.message ?? '' }),
    isHidden: true,
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const found = await readMessage(services.database, params.message)
  if (!found) throw pageNotFound(request)
  const { name, email, phone, message, concerns, fromPage, receivedAt, answeredAt } = found
  return {
    name,
    email,
    phone: phone ? phoneOf(phone) : undefined,
    subject: subjectName(found),
    message,
    concerns,
    fromPage,
    received: formatInstant(receivedAt),
    answered: answeredAt ? formatInstant(answeredAt) : undefined,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const found = await readMessage(services.database, params.message)
  if (!found) throw pageNotFound(request)
  const isAnswered = (await readForm(request)).get('etat') === 'repondu'
  const hasChanged = await markMessage(services, { id: found.id, isAnswered, actor })
  const page = href('/admin/messages/:message', { message: found.id })
  const done = isAnswered ? 'repondu' : 'a-repondre'
  return redirect(`${page}?fait=${hasChanged ? done : 'rien'}`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function MessagePage({ loaderData: shown }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/messages'), label: 'Messages' }}
        title={shown.subject}
        lead={shown.answered ? `Répondu le ${shown.answered}` : `Reçu le ${shown.received}`}
      />
      <div className="admin-columns columns">
        <Card as="section" className="admin-panel admin-text" aria-label="Message">
          <p className={shown.message ? undefined : 'muted'}>
            {shown.message ?? 'Une adresse, sans message.'}
          </p>
        </Card>
        <MessageSender message={shown} />
        <Form method="post" className="row chips">
          <input type="hidden" name="etat" value={shown.answered ? 'a-repondre' : 'repondu'} />
          <Button type="submit" look="line" icon={shown.answered ? 'undo-2' : 'check'}>
            {shown.answered ? 'Remettre à traiter' : 'Marquer comme répondu'}
          </Button>
        </Form>
      </div>
    </>
  )
}

function MessageSender({ message }: { message: Route.ComponentProps['loaderData'] }) {
  const { name, email, phone, subject, concerns, fromPage, received } = message
  const answer = `mailto:${email}?subject=${encodeURIComponent(`Votre ${message.message ? 'message' : 'demande'} : ${subject}`)}`
  const facts = [
    { term: 'De', value: name ?? undefined },
    { term: 'E-mail', value: email },
    {
      term: 'Téléphone',
      value: phone ? (
        <a className="link" href={phone.link}>
          {phone.shown}
        </a>
      ) : undefined,
    },
    { term: 'À propos de', value: concerns ?? undefined },
    {
      term: 'Depuis la page',
      value: fromPage ? (
        <Link className="link" to={fromPage}>
          {fromPage}
        </Link>
      ) : undefined,
    },
    { term: 'Reçu le', value: received },
  ]
  return (
    <Panel
      id="expediteur"
      title="Répondre"
      end={
        <a className="button button-primary button-small" href={answer}>
          <Icon name="mail" size={18} />
          Écrire
        </a>
      }
    >
      <Facts items={facts} />
    </Panel>
  )
}
