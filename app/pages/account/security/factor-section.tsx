import { href } from 'react-router'
import { factorKindNames, type Factor, type FactorKind } from '#app/domain/profile/factors.ts'
import { codesLeftWords } from '#app/domain/recovery-codes/rules.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { AccountRow } from '../account-parts.tsx'
import { MeansSection } from './means-section.tsx'

const ways = [
  { to: href('/compte/securite/application'), label: 'Ajouter une application' },
  { to: href('/compte/securite/cle'), label: 'Ajouter une clé de sécurité' },
  { to: href('/compte/securite/telephone'), label: 'Ajouter un téléphone' },
]

type FactorSectionProps = { factors: readonly Factor[]; codesLeft: number }

export function FactorSection({ factors, codesLeft }: FactorSectionProps) {
  return (
    <MeansSection
      id="seconds-facteurs"
      title="Seconds facteurs"
      lead="Demandés après le mot de passe, à chaque nouvelle connexion."
      ways={ways}
      note="L’application et la clé résistent mieux qu’un SMS, qui se détourne plus facilement."
    >
      {factors.length > 0 ? (
        <>
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} />
          ))}
          <AccountRow
            icon="life-buoy"
            title="Codes de secours"
            link={{
              to: href('/compte/securite/codes'),
              label: codesLeft > 0 ? 'Renouveler' : 'Créer',
              about: 'les codes de secours',
            }}
          >
            {codesLeftWords(codesLeft)}
            {codesLeft > 0 ? null : ' Sans votre second facteur, vous ne pourriez plus entrer.'}
          </AccountRow>
        </>
      ) : null}
    </MeansSection>
  )
}

const icons: Record<FactorKind, IconName> = { totp: 'smartphone', webauthn: 'key-round', phone: 'phone' }

function FactorRow({ factor: { id, kind, name, addedAt, usedAt } }: { factor: Factor }) {
  const kindName = factorKindNames[kind]
  return (
    <AccountRow
      icon={icons[kind]}
      title={name}
      link={{
        to: href('/compte/securite/retirer/:factorId', { factorId: id }),
        label: 'Retirer',
        about: name,
      }}
    >
      {name === kindName ? '' : `${kindName}. `}Depuis le {formatInstant(new Date(addedAt))}
      {usedAt ? `\u202f; dernière demande le ${formatInstant(new Date(usedAt))}` : null}.
    </AccountRow>
  )
}
