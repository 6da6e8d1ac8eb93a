import { href } from 'react-router'
import { listDataNotices } from '#app/domain/account-data/store.server.ts'
import { visitorContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { buttonClasses } from '#app/ui/kit/button-look.ts'
import type { Route } from './+types/my-data.ts'
import { AccountHead } from './account-head.tsx'
import { AccountRow } from './account-row.tsx'
import { AccountSection } from './account-section.tsx'
import { DataKindsTable } from './data-kinds-table.tsx'
import { FormProblems } from './form-problems.tsx'
import { readGrants, revokeGrant } from './third-parties.server.ts'
import { ThirdParties } from './third-parties.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Mes données',
    description: 'Ce que le site garde de vous.',
    path: href('/compte/donnees'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  return { kinds: listDataNotices(), grants: await readGrants(context.get(visitorContext).auth()) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return revokeGrant(await readForm(request), context)
}

export default function MyData({ loaderData: { kinds, grants }, actionData }: Route.ComponentProps) {
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
        <FormProblems answer={actionData} form="grant" />
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
