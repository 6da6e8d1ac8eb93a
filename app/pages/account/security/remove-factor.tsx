import { href, redirect } from 'react-router'
import { factorKindNames, factorsOf } from '#app/domain/profile/factors.ts'
import { tellSecurityNews } from '#app/domain/profile/store.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { askProof } from '#app/session/proof.server.ts'
import { FormProblems } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { IntentButton } from '../account-form.tsx'
import { AccountHead, BackToSecurity } from '../account-parts.tsx'
import { answerAgain, readAccount, type Context } from '../account.server.ts'
import { wordsOfAuthError } from '../auth-problems.ts'
import type { Route } from './+types/remove-factor.ts'
import { WithFreshProof } from './fresh-proof.tsx'
import { hasFreshSecondFactor } from './second-factor-proof.server.ts'

export const meta = hiddenMeta(
  'Retirer un second facteur',
  'Retirer un second facteur de votre compte.',
  href('/compte/securite'),
)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { user } = await readAccount(context)
  const factors = factorsOf(user.factors)
  const factor = factors.find(({ id }) => id === params.factorId)
  if (!factor) throw redirect('/compte/securite?pourquoi=facteur')
  return { factor, isFresh: await hasFreshSecondFactor(context), isLast: factors.length === 1 }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  if (!(await hasFreshSecondFactor(context)) || form.get('intent') !== 'remove')
    return askProof(context, href('/compte/securite/retirer/:factorId', params))
  return removeFactor(context, params.factorId)
}

async function removeFactor(context: Context, factorId: string) {
  const { services, auth, account, user, email } = await readAccount(context)
  const factors = factorsOf(user.factors)
  const done = redirect('/compte/securite?fait=facteur-retire', { status: 303 })
  if (!factors.some(({ id }) => id === factorId)) return done
  const { error } = await auth.mfa.unenroll({ factorId })
  if (error) return answerAgain(context, { form: 'remove', problem: wordsOfAuthError(error) })
  // With the last one gone, the session's token must no longer say that one was shown.
  if (factors.length === 1) await auth.refreshSession()
  const { userId } = account
  if (!services.auth.tellsChanges) await tellSecurityNews(services, { kind: 'factor-removed', userId, email })
  return done
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function RemoveFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const { factor, isFresh, isLast } = loaderData
  return (
    <>
      <BackToSecurity />
      <AccountHead
        title="Retirer ce second facteur"
        lead={`«\u202f${factor.name}\u202f» (${factorKindNames[factor.kind].toLowerCase()}) ne servira plus à vous connecter.`}
      />
      <FormProblems prefix="account" answer={answer} />
      {isLast ? (
        <Note tone="warning">
          C’est votre dernier second facteur&nbsp;: après, votre mot de passe seul protégera votre compte.
        </Note>
      ) : null}
      <WithFreshProof isFresh={isFresh}>
        <IntentButton intent="remove" look="danger" icon="trash-2">
          Retirer
        </IntentButton>
      </WithFreshProof>
    </>
  )
}
