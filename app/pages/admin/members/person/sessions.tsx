import { data, Form, href, redirect } from 'react-router'
import { z } from 'zod'
import { endMemberSessions } from '#app/domain/members/store.server.ts'
import { listSessions } from '#app/domain/sessions/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { memberAt } from '../read-member.server.ts'
import type { Route } from './+types/sessions.ts'

export const meta = hiddenMeta('Sessions', 'Les appareils d’une personne.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const member = await memberAt(request, asking, params.member)
  const sessions = await listSessions(asking.services.database, member.userId)
  const shown = sessions.map(({ id, device, firstSeenAt, lastSeenAt }) => ({
    id,
    device,
    seen: `Dernière visite le ${formatInstant(lastSeenAt)}, ouverte le ${formatInstant(firstSeenAt)}.`,
  }))
  return data({ userId: member.userId, name: nameOfPerson(member), sessions: shown }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { services, actor } = asking
  const { userId } = await memberAt(request, asking, params.member)
  const only = z.uuid().safeParse(textOf(await readForm(request), 'session')).data
  const ended = await endMemberSessions(services, { userId, actor, only })
  if (only !== undefined) await services.auth.endSession?.({ userId, sessionId: only })
  const page = href('/admin/athletes/:member/sessions', { member: userId })
  return redirect(`${page}?fait=${ended > 0 ? 'sessions' : 'rien'}`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function MemberSessions({ loaderData: { userId, name, sessions } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes/:member', { member: userId }), label: name }}
        title="Sessions"
        lead="Une session fermée est refusée dès la page suivante ; la personne se connecte de nouveau. Elle n’est pas prévenue par e-mail."
      />
      {sessions.length === 0 ? (
        <EmptyState title="Aucune session ouverte">Cette personne n’est connectée nulle part.</EmptyState>
      ) : null}
      <Form method="post">
        <ul className="admin-list" aria-label="Sessions">
          {sessions.map(({ id, device, seen }) => (
            <li key={id} className="admin-line row">
              <span className="admin-line-text">
                <b>{device}</b>
                <small className="muted">{seen}</small>
              </span>
              <Button type="submit" name="session" value={id} look="line" size="small">
                Fermer
              </Button>
            </li>
          ))}
        </ul>
        {sessions.length > 0 ? (
          <Button type="submit" name="session" value="" look="danger">
            Tout fermer
          </Button>
        ) : null}
      </Form>
    </>
  )
}
