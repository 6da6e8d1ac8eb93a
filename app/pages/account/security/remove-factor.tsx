import { data, href, redirect } from 'react-router'
import { factorKindNames, factorsOf } from '#app/domain/profile/factors.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { AccountHead } from '../account-head.tsx'
import { FormProblems } from '../form-problems.tsx'
import { IntentButton } from '../intent-button.tsx'
import { readAccount } from '../read-account.server.ts'
import type { Route } from './+types/remove-factor.ts'
import { BackToSecurity } from './back-to-security.tsx'
import { removeFactor } from './remove-factor.server.ts'
import { isSecondFactorFresh } from './second-factor-proof.server.ts'
import { askSecondFactor } from './second-factor-step.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Retirer un second facteur',
    description: 'Retirer un second facteur de votre compte.',
    path: href('/compte/securite'),
    isHidden: true,
  })

export async function loader({ context, params }: Route.LoaderArgs) {
  const { user } = await readAccount(context)
  const factors = factorsOf(user.factors)
  const factor = factors.find(({ id }) => id === params.factorId)
  if (!factor) throw redirect(href('/compte/securite'))
  const { clock } = context.get(servicesContext)
  const isFresh = await isSecondFactorFresh(context.get(visitorContext).auth(), clock.now())
  return data({ factor, isFresh, isLast: factors.length === 1 })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const { clock, isProduction } = context.get(servicesContext)
  const isFresh = await isSecondFactorFresh(context.get(visitorContext).auth(), clock.now())
  if (!isFresh || form.get('intent') !== 'remove')
    return askSecondFactor(href('/compte/securite/retirer/:factorId', params), { isProduction })
  return removeFactor(context, params.factorId)
}

export default function RemoveFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { factor, isFresh, isLast } = loaderData
  return (
    <>
      <BackToSecurity />
      <AccountHead
        title="Retirer ce second facteur"
        lead={`«\u202f${factor.name}\u202f» (${factorKindNames[factor.kind].toLowerCase()}) ne servira plus à vous connecter.`}
      />
      <FormProblems answer={actionData} form="remove" />
      {isLast ? (
        <Note tone="warning">
          C’est votre dernier second facteur&nbsp;: après, votre mot de passe seul protégera votre compte.
        </Note>
      ) : null}
      {isFresh ? (
        <IntentButton intent="remove" look="danger" icon="trash-2">
          Retirer
        </IntentButton>
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
