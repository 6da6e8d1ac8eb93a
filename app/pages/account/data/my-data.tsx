import { href } from 'react-router'
import type { DataNotice } from '#app/domain/account-data/person.ts'
import { listDataNotices } from '#app/domain/account-data/store.server.ts'
import { formatDay, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { visitorContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { FormProblems } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { buttonClasses } from '#app/ui/kit/button.tsx'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { IntentButton } from '../account-form.tsx'
import { AccountHead, AccountRow, AccountSection } from '../account-parts.tsx'
import type { Route } from './+types/my-data.ts'
import { readGrants, revokeGrant, type ThirdParty } from './third-parties.server.ts'

export const meta = hiddenMeta('Mes données', 'Ce que le site garde de vous.')

export async function loader({ context }: Route.LoaderArgs) {
  return { kinds: listDataNotices(), grants: await readGrants(context.get(visitorContext).auth()) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return revokeGrant(await readForm(request), context)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function MyData({ loaderData: { kinds, grants }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  return (
    <>
      <AccountHead title="Mes données" />
      <AccountSection
        id="donnees"
        title="Ce que nous gardons"
        lead="Vos données sont à vous. Nous en gardons le moins possible, le moins longtemps possible."
      >
        <DataKindsTable kinds={kinds} />
      </AccountSection>
      <AccountSection
        id="acces"
        title="Accès donnés"
        lead="Les applications que vous avez autorisées à lire votre compte."
      >
        <FormProblems prefix="account" answer={answer} />
        <ThirdParties grants={grants} />
      </AccountSection>
      <AccountSection id="droits" title="Partir avec, ou partir">
        <ul className="account-rows">
          <AccountRow
            icon="download"
            title="Télécharger mes données"
            action={
              <a
                className={buttonClasses({ look: 'line', size: 'small' })}
                href={href('/compte/donnees/mes-donnees.json')}
                download
              >
                Télécharger
              </a>
            }
          >
            Tout ce que le site garde de vous, en un fichier JSON, tout de suite.
          </AccountRow>
          <AccountRow
            icon="trash-2"
            title="Supprimer mon compte"
            action={
              <ButtonLink
                to={href('/compte/donnees/supprimer')}
                look="line"
                size="small"
                className="account-danger"
              >
                Supprimer le compte
              </ButtonLink>
            }
          >
            Définitif, tout de suite. La page suivante dit ce qui part et ce que la loi nous fait garder.
          </AccountRow>
        </ul>
      </AccountSection>
    </>
  )
}

function DataKindsTable({ kinds }: { kinds: readonly DataNotice[] }) {
  return (
    <DataTable caption="Données gardées, raisons et durées">
      <thead>
        <tr>
          <th scope="col">Données</th>
          <th scope="col">Pourquoi</th>
          <th scope="col">Gardées</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ key, title, purpose, kept }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <td>{purpose}</td>
            <td>{kept}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

const scopeNames: Readonly<Record<string, string>> = {
  openid: 'votre identifiant',
  profile: 'votre nom',
  email: 'votre adresse e-mail',
  phone: 'votre téléphone',
  offline_access: 'y compris quand vous n’êtes pas là',
}

function ThirdParties({ grants }: { grants: readonly ThirdParty[] }) {
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
