import { href } from 'react-router'
import { factorKindNames, type Factor, type FactorKind } from '#app/domain/profile/factors.ts'
import { formatInstant } from '#app/domain/shared/french-instants.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { AccountRow } from './account-row.tsx'

const icons: Record<FactorKind, IconName> = { totp: 'smartphone', webauthn: 'key-round', phone: 'phone' }

export function FactorRow({ factor: { id, kind, name, addedAt, usedAt } }: { factor: Factor }) {
  const kindName = factorKindNames[kind]
  return (
    <AccountRow
      icon={icons[kind]}
      title={name}
      action={
        <ButtonLink
          to={href('/compte/securite/retirer/:factorId', { factorId: id })}
          look="line"
          size="small"
        >
          Retirer<span className="vh"> {name}</span>
        </ButtonLink>
      }
    >
      {name === kindName ? '' : `${kindName}. `}Depuis le {formatInstant(new Date(addedAt))}
      {usedAt ? `\u202f; dernière demande le ${formatInstant(new Date(usedAt))}` : null}.
    </AccountRow>
  )
}
