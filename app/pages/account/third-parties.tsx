import { formatDay, dayInParis } from '#app/domain/shared/french-dates.ts'
import { AccountRow } from './account-row.tsx'
import { IntentButton } from './intent-button.tsx'
import type { ThirdParty } from './third-parties.server.ts'

const scopeNames: Readonly<Record<string, string>> = {
  openid: 'votre identifiant',
  profile: 'votre nom',
  email: 'votre adresse e-mail',
  phone: 'votre téléphone',
  offline_access: 'y compris quand vous n’êtes pas là',
}

export function ThirdParties({ grants }: { grants: readonly ThirdParty[] }) {
  if (grants.length === 0) return <p className="muted">Aucune application n’a accès à votre compte.</p>
  return (
    <ul className="account-rows">
      {grants.map(({ clientId, name, scopes, since }) => (
        <AccountRow
          key={clientId}
          icon="external-link"
          title={name}
          action={
            <IntentButton intent="revoke" fields={{ clientId }} look="line" size="small" about={name}>
              Retirer
            </IntentButton>
          }
        >
          Lit {scopes.map((scope) => scopeNames[scope] ?? scope).join(', ')}. Depuis le{' '}
          {formatDay(dayInParis(new Date(since)))}.
        </AccountRow>
      ))}
    </ul>
  )
}
