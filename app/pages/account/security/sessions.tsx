import { redirect } from 'react-router'
import { z } from 'zod'
import { kindOfDevice, type DeviceKind } from '#app/domain/sessions/rules.ts'
import { endSessions, listSessions } from '#app/domain/sessions/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { listHistory } from '#app/domain/sign-ins/store.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { guard } from '#app/session/guarded-paths.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { IntentButton } from '../account-form.tsx'
import { AccountHead, AccountRow, AccountSection } from '../account-parts.tsx'
import { readAccount } from '../account.server.ts'
import type { Route } from './+types/sessions.ts'
import { AccountHistory } from './account-history.tsx'

export const meta = hiddenMeta('Sessions', 'Les appareils où votre compte est ouvert.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services, account } = await readAccount(context)
  const open = await listSessions(services.database, account.userId)
  const sessions = open.map(({ id, device, firstSeenAt, lastSeenAt }) => ({
    id,
    device,
    kind: kindOfDevice(device),
    firstSeenAt,
    lastSeenAt,
    isThis: id === account.sessionId,
  }))
  return {
    sessions: sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)),
    events: await listHistory(services.database, account.userId),
  }
}

/** Closes one session, the others, or all: at once on this site, and in the authentication service where it can. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { services, auth, account } = await readAccount(context)
  const { userId, sessionId } = account
  if (form.get('intent') === 'all') {
    await endSessions(services, userId)
    await auth.signOut({ scope: 'global' })
    return see(guard.login)
  }
  if (form.get('intent') === 'others') {
    await endSessions(services, userId, { except: sessionId })
    await auth.signOut({ scope: 'others' })
    return see('/compte/sessions?fait=sessions')
  }
  const asked = z.uuid().safeParse(form.get('session'))
  if (asked.success) {
    const session = { userId, sessionId: asked.data }
    await endSessions(services, userId, { only: asked.data })
    await services.auth.endSession?.(session)
  }
  return see('/compte/sessions?fait=session')
}

function see(path: string) {
  return redirect(path, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Sessions({ loaderData: { sessions, events } }: Route.ComponentProps) {
  return (
    <>
      <AccountHead
        title="Sessions"
        lead="Les appareils où votre compte est ouvert. Un intrus&#8239;? Fermez, puis changez le mot de passe."
      />
      <ul className="account-rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} {...session} />
        ))}
      </ul>
      <div className="account-add row">
        {sessions.length > 1 ? (
          <IntentButton intent="others" look="line">
            Fermer les autres sessions
          </IntentButton>
        ) : null}
        <IntentButton intent="all" look="line">
          Tout fermer, ici compris
        </IntentButton>
      </div>
      <AccountSection
        id="historique"
        title="Historique"
        lead="Les dernières connexions, et ce qui a changé sur votre compte. Ni lieu, ni adresse IP."
      >
        <AccountHistory events={events} />
      </AccountSection>
    </>
  )
}

const icons: Record<DeviceKind, IconName> = { computer: 'laptop', phone: 'smartphone', tablet: 'tablet' }

type ShownSession = Route.ComponentProps['loaderData']['sessions'][number]

function SessionRow({ id, device, kind, firstSeenAt, lastSeenAt, isThis }: ShownSession) {
  const lastSeen = formatInstant(lastSeenAt)
  return (
    <AccountRow
      icon={icons[kind]}
      title={device}
      badge={isThis ? <Badge tone="success">Cet appareil</Badge> : null}
      action={
        isThis ? null : (
          <IntentButton
            intent="one"
            fields={{ session: id }}
            look="line"
            size="small"
            about={`${device}, vue le ${lastSeen}`}
          >
            Fermer
          </IntentButton>
        )
      }
    >
      {isThis ? 'En cours' : `Dernière visite le ${lastSeen}`}, ouverte le {formatInstant(firstSeenAt)}.
    </AccountRow>
  )
}
