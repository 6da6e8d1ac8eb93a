import { href } from 'react-router'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import type { Passkey } from '#app/session/passkeys.server.ts'
import { AccountRow } from '../account-parts.tsx'
import { MeansSection } from './means-section.tsx'

const ways = [{ to: href('/compte/securite/cle-d-acces'), label: 'Créer une clé d’accès' }]

export function PasskeySection({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <MeansSection
      id="cles-d-acces"
      title="Clés d’accès"
      lead="Pour entrer avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe."
      ways={ways}
    >
      {passkeys.length > 0
        ? passkeys.map(({ id, name, madeAt, usedAt }) => (
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
          ))
        : null}
    </MeansSection>
  )
}
