import type { DeviceKind } from '#app/domain/sessions/rules.ts'
import { formatInstant } from '#app/domain/shared/french-instants.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { AccountRow } from './account-row.tsx'
import { IntentButton } from './intent-button.tsx'

const icons: Record<DeviceKind, IconName> = { computer: 'laptop', phone: 'smartphone', tablet: 'tablet' }

type SessionRowProps = {
  id: string
  device: string
  kind: DeviceKind
  firstSeenAt: Date
  lastSeenAt: Date
  isThis: boolean
}

export function SessionRow({ id, device, kind, firstSeenAt, lastSeenAt, isThis }: SessionRowProps) {
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
