import { href } from 'react-router'
import { kindOfDevice, type DeviceKind } from '#app/domain/sessions/rules.ts'
import { listSessions } from '#app/domain/sessions/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { servicesContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { AccountHead } from '../account-head.tsx'
import { AccountRow } from '../account-row.tsx'
import { IntentButton } from '../intent-button.tsx'
import { readAccount } from '../read-account.server.ts'
import type { Route } from './+types/sessions.ts'
import { closeSessions } from './close-sessions.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Sessions',
    description: 'Les appareils où votre compte est ouvert.',
    path: href('/compte/sessions'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { account } = await readAccount(context)
  const kept = await listSessions(context.get(servicesContext).database, account.userId)
  const sessions = kept.map(({ id, device, firstSeenAt, lastSeenAt }) => ({
    id,
    device,
    kind: kindOfDevice(device),
    firstSeenAt,
    lastSeenAt,
    isThis: id === account.sessionId,
  }))
  return { sessions: sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return closeSessions(await readForm(request), context)
}

export default function Sessions({ loaderData: { sessions } }: Route.ComponentProps) {
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
      <div className="account-add">
        {sessions.length > 1 ? (
          <IntentButton intent="others" look="line">
            Fermer les autres sessions
          </IntentButton>
        ) : null}
        <IntentButton intent="all" look="line">
          Tout fermer, ici compris
        </IntentButton>
      </div>
    </>
  )
}

const icons: Record<DeviceKind, IconName> = { computer: 'laptop', phone: 'smartphone', tablet: 'tablet' }

type SessionRowProps = {
  id: string
  device: string
  kind: DeviceKind
  firstSeenAt: Date
  lastSeenAt: Date
  isThis: boolean
}

function SessionRow({ id, device, kind, firstSeenAt, lastSeenAt, isThis }: SessionRowProps) {
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
