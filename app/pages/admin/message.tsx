import { Form, href, redirect } from 'react-router'
import { isMessageSubject, messageSubjects } from '#app/domain/messages/rules.ts'
import { markMessage, readMessage } from '#app/domain/messages/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { phoneOf } from '#app/domain/shared/phone.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import type { Route } from './+types/message.ts'
import { AdminHead } from './admin-head.tsx'
import { BackLink } from './back-link.tsx'
import { readCoach } from './read-coach.server.ts'

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
  const { id, name, email, phone, subject, message, concerns, receivedAt, answeredAt } = found
  const shown = {
    id,
    name,
    email,
    phone: phone ? phoneOf(phone) : undefined,
    subject: isMessageSubject(subject) ? messageSubjects[subject] : subject,
    message,
    concerns,
    received: formatInstant(receivedAt),
    answered: answeredAt ? formatInstant(answeredAt) : undefined,
  }
  return shown
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

export default function MessagePage({ loaderData: shown }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={<BackLink to={href('/admin/messages')}>Messages</BackLink>}
        title={shown.subject}
        lead={shown.answered ? `Répondu le ${shown.answered}` : `Reçu le ${shown.received}`}
      />
      <div className="admin-columns">
        <Card as="section" className="admin-panel admin-text" aria-label="Message">
          <p>{shown.message}</p>
        </Card>
        <MessageSender message={shown} />
        <Form method="post" className="admin-decide">
          <input type="hidden" name="etat" value={shown.answered ? 'a-repondre' : 'repondu'} />
          <Button type="submit" look="line" icon={shown.answered ? 'undo-2' : 'check'}>
            {shown.answered ? 'Remettre à traiter' : 'Marquer comme répondu'}
          </Button>
        </Form>
      </div>
    </>
  )
}

type MessageSenderProps = {
  message: {
    name: string
    email: string
    phone: { shown: string; link: string } | undefined
    subject: string
    concerns: string | null
    received: string
  }
}

function MessageSender({ message }: MessageSenderProps) {
  const { name, email, phone, subject, concerns, received } = message
  const answer = `mailto:${email}?subject=${encodeURIComponent(`Votre message : ${subject}`)}`
  const facts = [
    { term: 'De', value: name },
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
    { term: 'Reçu le', value: received },
  ]
  return (
    <Card as="section" className="admin-panel" aria-labelledby="expediteur">
      <div className="admin-panel-head row">
        <h2 id="expediteur">Répondre</h2>
        <a className="button button-primary button-small" href={answer}>
          <Icon name="mail" size={18} />
          Écrire
        </a>
      </div>
      <KeyValueList items={facts.filter(({ value }) => value !== undefined)} />
    </Card>
  )
}
