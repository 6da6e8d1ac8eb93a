import { href } from 'react-router'
import {
  factorsOf,
  protectionOf,
  factorKindNames,
  type Factor,
  type FactorKind,
} from '#app/domain/profile/factors.ts'
import { countRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { AccountHead } from '../account-head.tsx'
import { AccountRow } from '../account-row.tsx'
import { AccountSection } from '../account-section.tsx'
import { readAccount } from '../read-account.server.ts'
import type { Route } from './+types/security.ts'
import { Protection } from './protection.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Sécurité',
    description: 'Mot de passe et seconds facteurs de votre compte.',
    path: href('/compte/securite'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { user, account } = await readAccount(context)
  const { database } = context.get(servicesContext)
  const factors = factorsOf(user.factors)
  const codesLeft = await countRecoveryCodes(database, account.userId)
  return { factors, codesLeft, protection: protectionOf({ factors: factors.length, codesLeft }) }
}

export default function Security({ loaderData: { factors, codesLeft, protection } }: Route.ComponentProps) {
  return (
    <>
      <AccountHead title="Sécurité" />
      <AccountSection
        id="protection"
        title="Protection"
        lead="Deux preuves valent mieux qu’une&nbsp;: ce que vous savez, ce que vous avez."
      >
        <Protection {...protection} factors={factors.length} codesLeft={codesLeft} />
        <ul className="account-rows">
          <AccountRow
            icon="key-round"
            title="Mot de passe"
            action={
              <ButtonLink to={href('/compte/securite/mot-de-passe')} look="line" size="small">
                Modifier<span className="vh"> le mot de passe</span>
              </ButtonLink>
            }
          >
            Douze caractères au moins, et nulle part ailleurs.
          </AccountRow>
        </ul>
      </AccountSection>
      <AccountSection
        id="seconds-facteurs"
        title="Seconds facteurs"
        lead="Demandés après le mot de passe, à chaque nouvelle connexion."
      >
        {factors.length > 0 ? (
          <ul className="account-rows">
            {factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} />
            ))}
            <AccountRow
              icon="life-buoy"
              title="Codes de secours"
              action={
                <ButtonLink to={href('/compte/securite/codes')} look="line" size="small">
                  {codesLeft > 0 ? 'Renouveler' : 'Créer'}
                  <span className="vh"> les codes de secours</span>
                </ButtonLink>
              }
            >
              {codesLeft > 0
                ? `${codesLeft} code${codesLeft > 1 ? 's' : ''} sur 10 encore à vous`
                : 'Aucun code\u00a0: sans votre second facteur, vous ne pourriez plus entrer.'}
            </AccountRow>
          </ul>
        ) : null}
        <AddFactor />
      </AccountSection>
    </>
  )
}

function AddFactor() {
  return (
    <div className="account-add">
      <ButtonLink to={href('/compte/securite/application')} look="line" icon="plus">
        Ajouter une application
      </ButtonLink>
      <ButtonLink to={href('/compte/securite/cle')} look="line" icon="plus">
        Ajouter une clé de sécurité
      </ButtonLink>
      <ButtonLink to={href('/compte/securite/telephone')} look="line" icon="plus">
        Ajouter un téléphone
      </ButtonLink>
      <p className="muted">
        L’application et la clé résistent mieux qu’un SMS, qui se détourne plus facilement.
      </p>
    </div>
  )
}

const icons: Record<FactorKind, IconName> = { totp: 'smartphone', webauthn: 'key-round', phone: 'phone' }

function FactorRow({ factor: { id, kind, name, addedAt, usedAt } }: { factor: Factor }) {
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
