import { data, Form, href, redirect } from 'react-router'
import { canEnd, isReadable, isRetriable, maskSecrets } from '#app/domain/mail/rules.ts'
import { holdsSecret, showMailSecret } from '#app/domain/mail/secrets-store.server.ts'
import { findMail, retryMail } from '#app/domain/mail/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Facts } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/mail.ts'
import { MailState } from './mail-state.tsx'
import { subjectReader } from './subject-of.server.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'E-mail',
    description: 'Un e-mail du site.',
    path: href('/admin/envois/:mail', { mail: params.mail ?? '' }),
    isHidden: true,
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const mail = await findMail(services.database, params.mail)
  if (!mail) throw pageNotFound(request)
  const { recipient, status, attempts, lastError, createdAt, sentAt } = mail
  const isMasked = holdsSecret(mail.template)
  const text = isReadable(mail, services.mail.isOutbox ?? false) ? mail.text : undefined
  return {
    subject: (await subjectReader(services))(mail),
    recipient,
    status,
    attempts,
    lastError,
    written: formatInstant(createdAt),
    left: status === 'sent' && sentAt ? formatInstant(sentAt) : undefined,
    text: text !== undefined && isMasked ? maskSecrets(text) : text,
    isMasked,
    canRetry: isRetriable(mail),
    end: canEnd(mail) ? href('/admin/envois/ne-pas-envoyer/:mail?', { mail: mail.id }) : undefined,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const mail = await findMail(services.database, params.mail)
  if (!mail) throw pageNotFound(request)
  if ((await request.formData()).has('montrer')) {
    if (!isReadable(mail, services.mail.isOutbox ?? false)) throw pageNotFound(request)
    return data({ shown: await showMailSecret(services, { mail, actor }) }, { headers: noStore })
  }
  const isRetried = await retryMail(services, { id: mail.id, actor })
  const page = href('/admin/envois/:mail', { mail: mail.id })
  return redirect(`${page}?fait=${isRetried ? 'essai' : 'rien'}`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function MailPage({ loaderData: mail, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const shown = answer?.shown
  const facts = [
    { term: 'Pour', value: mail.recipient },
    { term: 'État', value: <MailState status={mail.status} /> },
    { term: 'Écrit le', value: mail.written },
    { term: 'Parti le', value: mail.left },
    { term: 'Essais', value: mail.attempts > 0 ? mail.attempts : undefined },
    { term: 'Dernière erreur', value: mail.lastError ?? undefined },
  ]
  return (
    <>
      <AdminHead back={{ to: href('/admin/envois'), label: 'Envois' }} title={mail.subject}>
        {mail.canRetry ? (
          <Form method="post">
            <Button type="submit" look="line">
              Réessayer maintenant
            </Button>
          </Form>
        ) : null}
        {mail.end ? (
          <ButtonLink look="ghost" to={mail.end}>
            Ne pas envoyer
          </ButtonLink>
        ) : null}
      </AdminHead>
      <div className="admin-columns columns">
        <Card as="section" className="admin-panel admin-text" aria-label="Texte">
          {mail.text === undefined ? (
            <p className="muted">
              Cette lettre ouvre un compte&nbsp;: seule la personne à qui elle est adressée peut la lire. Pour
              l’aider, renvoyez-lui une invitation, ou proposez-lui «&#8239;mot de passe oublié&#8239;».
            </p>
          ) : (
            <>
              <p>{shown ?? mail.text}</p>
              {mail.isMasked && shown === undefined ? (
                <Form method="post">
                  <Button type="submit" look="line" name="montrer" value="oui">
                    Montrer le lien ou le code
                  </Button>
                  <p className="muted">Le journal garde que vous l’avez lu.</p>
                </Form>
              ) : null}
            </>
          )}
        </Card>
        <Card as="section" className="admin-panel" aria-label="Envoi">
          <Facts items={facts} />
        </Card>
      </div>
    </>
  )
}
