import { href } from 'react-router'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import type { Passkey } from '#app/session/passkeys.server.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { AccountRow, AccountSection } from '../account-parts.tsx'

export function PasskeySection({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <AccountSection
      id="cles-d-acces"
      title="Clés d’accès"
      lead="Pour entrer avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe."
    >
      {passkeys.length > 0 ? (
        <ul className="account-rows">
          {passkeys.map(({ id, name, madeAt, usedAt }) => (
            <AccountRow
              key={id}
              icon="key-round"
              title={name}
              link={{
                to: href('/compte/securite/cle-d-acces/:passkeyId', { passkeyId: id }),
                label: 'Gérer',
                about: name,
              }}
            >
              Créée le {formatInstant(new Date(madeAt))}&#8239;;{' '}
              {usedAt ? `dernière utilisation le ${formatInstant(new Date(usedAt))}` : 'pas encore utilisée'}.
            </AccountRow>
          ))}
        </ul>
      ) : null}
      <div className="account-add row">
        <ButtonLink to={href('/compte/securite/cle-d-acces')} look="line" icon="plus">
          Créer une clé d’accès
        </ButtonLink>
      </div>
    </AccountSection>
  )
}
