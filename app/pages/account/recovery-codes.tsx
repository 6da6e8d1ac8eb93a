import { data, href, redirect } from 'react-router'
import { servicesContext } from '../../context.ts'
import { factorsOf } from '../../domain/profile/factors.ts'
import { countRecoveryCodes, makeRecoveryCodes } from '../../domain/recovery-codes/store.server.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { forThisVisitor } from '../../visitor-headers.ts'
import type { Route } from './+types/recovery-codes.ts'
import { AccountHead } from './account-head.tsx'
import { BackToSecurity } from './back-to-security.tsx'
import { IntentButton } from './intent-button.tsx'
import { readAccount } from './read-account.server.ts'
import { ShownCodes } from './shown-codes.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Codes de secours',
    description: 'Les codes de secours de votre compte.',
    path: href('/compte/securite/codes'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { account, user } = await readAccount(context)
  if (factorsOf(user.factors).length === 0) throw redirect(href('/compte/securite'))
  return { left: await countRecoveryCodes(context.get(servicesContext).database, account.userId) }
}

export async function action({ context }: Route.ActionArgs) {
  const { account, user, member } = await readAccount(context)
  if (!member || factorsOf(user.factors).length === 0) throw redirect(href('/compte/securite'))
  const codes = await makeRecoveryCodes(context.get(servicesContext), account.userId)
  return data({ codes }, { headers: forThisVisitor })
}

export default function RecoveryCodes({ loaderData: { left }, actionData }: Route.ComponentProps) {
  if (actionData) return <ShownCodes codes={actionData.codes} />
  return (
    <>
      <BackToSecurity />
      <AccountHead
        title="Codes de secours"
        lead="Dix codes qui remplacent, une fois chacun, un second facteur perdu."
      />
      <p className="account-text">
        {left > 0
          ? `Il vous en reste ${left}. De nouveaux codes rendent les anciens inutiles.`
          : 'Vous n’en avez aucun pour l’instant.'}
      </p>
      <IntentButton intent="make">{left > 0 ? 'Renouveler mes codes' : 'Créer mes codes'}</IntentButton>
    </>
  )
}
