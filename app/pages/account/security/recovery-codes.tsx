import { data, href, redirect } from 'react-router'
import { factorsOf } from '#app/domain/profile/factors.ts'
import { countRecoveryCodes, makeRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { AccountHead } from '../account-head.tsx'
import { IntentButton } from '../intent-button.tsx'
import { readAccount } from '../read-account.server.ts'
import type { Route } from './+types/recovery-codes.ts'
import { BackToSecurity } from './back-to-security.tsx'
import { isSecondFactorFresh } from './second-factor-proof.server.ts'
import { askSecondFactor } from './second-factor-step.server.ts'
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
  const { database, clock } = context.get(servicesContext)
  const isFresh = await isSecondFactorFresh(context.get(visitorContext).auth(), clock.now())
  return { left: await countRecoveryCodes(database, account.userId), isFresh }
}

export async function action({ context }: Route.ActionArgs) {
  const { account, user, member } = await readAccount(context)
  if (!member || factorsOf(user.factors).length === 0) throw redirect(href('/compte/securite'))
  const services = context.get(servicesContext)
  const isFresh = await isSecondFactorFresh(context.get(visitorContext).auth(), services.clock.now())
  if (!isFresh) return askSecondFactor(href('/compte/securite/codes'), services)
  const codes = await makeRecoveryCodes(services, account.userId)
  return data({ codes }, { headers: forThisVisitor })
}

export default function RecoveryCodes({ loaderData: { left, isFresh }, actionData }: Route.ComponentProps) {
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
      {isFresh ? (
        <IntentButton intent="make">{left > 0 ? 'Renouveler mes codes' : 'Créer mes codes'}</IntentButton>
      ) : (
        <>
          <p className="account-text">
            Pour ce geste, montrez encore une fois un second facteur. Vous reviendrez ici ensuite.
          </p>
          <IntentButton intent="prove" iconEnd="arrow-right">
            Montrer mon second facteur
          </IntentButton>
        </>
      )}
    </>
  )
}
