import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { factorsOf } from '#app/domain/profile/factors.ts'
import { factorNameSchema } from '#app/domain/profile/schema.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { askForPasskey, readPasskeys, type Passkey } from '#app/session/passkeys.server.ts'
import { askProof } from '#app/session/proof.server.ts'
import { AnsweredField, FormProblems } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { AccountForm, IntentButton } from '../account-form.tsx'
import { AccountHead, AccountSection, BackToSecurity } from '../account-parts.tsx'
import { answerAgain, readAccount, type Context } from '../account.server.ts'
import { wordsOfAuthError } from '../auth-problems.ts'
import type { Route } from './+types/passkey.ts'
import { WithFreshProof } from './fresh-proof.tsx'
import { afterNewFactor, readNewFactor } from './new-factor.server.ts'
import { ShownCodes } from './shown-codes.tsx'

export const meta = hiddenMeta(
  'Clé d’accès',
  'Renommer ou retirer une clé d’accès.',
  href('/compte/securite'),
)

export async function loader({ context, params }: Route.LoaderArgs) {
  const passkey = (await readPasskeys(context))?.find(({ id }) => id === params.passkeyId)
  if (!passkey) throw redirect('/compte/securite?pourquoi=cle')
  const isShown = await context.get(visitorContext).hasSecondFactor()
  return data({ passkey, isShown, proof: await readNewFactor(context) }, { headers: forThisVisitor })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  switch (form.get('intent')) {
    case 'rename':
      return rename(context, params.passkeyId, form)
    case 'ask':
      return askAfterPassword(context, params.passkeyId)
    case 'remove':
      return remove(context, params.passkeyId)
    default:
      return askProof(context, href('/compte/securite/cle-d-acces/:passkeyId', params))
  }
}

async function rename(context: Context, passkeyId: string, form: FormData) {
  const values = textFields(form, ['name'])
  const typed = factorNameSchema.safeParse(values)
  if (!typed.success)
    return answerAgain(context, { form: 'rename', values, problems: problemsOf(typed.error, ['name']) })
  const { auth } = await readAccount(context)
  const { error } = await auth.passkey.update({ passkeyId, friendlyName: typed.data.name })
  if (error) return answerAgain(context, { form: 'rename', values, problem: wordsOfAuthError(error) })
  return redirect('/compte/securite?fait=cle-nommee', { status: 303 })
}

async function askAfterPassword(context: Context, passkeyId: string) {
  const before = await readAccount(context)
  const answer = await askForPasskey(context, passkeyId)
  if (answer.ok) return afterNewFactor(before, { isFirst: factorsOf(before.user.factors).length === 0 })
  const { error_code: code } = z.object({ error_code: z.string() }).parse(await answer.json())
  return answerAgain(context, { form: 'ask', problem: wordsOfAuthError({ code }) })
}

async function remove(context: Context, passkeyId: string) {
  const { auth } = await readAccount(context)
  const { error } = await auth.passkey.delete({ passkeyId })
  if (error && error.status !== 404)
    return answerAgain(context, { form: 'remove', problem: wordsOfAuthError(error) })
  // The token must no longer say what a session opened by it had shown.
  await auth.refreshSession()
  return redirect('/compte/securite?fait=cle-retiree', { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function PasskeyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { passkey, isShown, proof } = loaderData
  const { answer: came } = useAnswerDespiteCut(actionData)
  if (came && 'codes' in came) return <ShownCodes codes={came.codes} isAfterFactor />
  const answer = came
  return (
    <>
      <BackToSecurity />
      <AccountHead title={passkey.name} lead="Une clé d’accès de votre compte." />
      <AccountForm intent="rename" answer={answer} button={{ label: 'Renommer', look: 'line' }} isNarrow>
        <AnsweredField
          name="name"
          label="Nom"
          defaultValue={passkey.name}
          maxLength={60}
          autoComplete="off"
        />
      </AccountForm>
      <AccountSection id="apres-le-mot-de-passe" title="Après le mot de passe" lead={leadOf(passkey)}>
        {answer?.form === 'ask' ? <FormProblems prefix="account" answer={answer} /> : null}
        {passkey.isFactor ? null : (
          <WithFreshProof isFresh={isShown && proof.isFresh} hasFactor={proof.hasFactor}>
            <IntentButton intent="ask" look="line">
              La demander après le mot de passe
            </IntentButton>
          </WithFreshProof>
        )}
      </AccountSection>
      <AccountSection
        id="retirer"
        title="Retirer"
        lead="Elle n’ouvrira plus votre compte. Ses connexions ouvertes ailleurs se ferment."
      >
        {answer?.form === 'remove' ? <FormProblems prefix="account" answer={answer} /> : null}
        <WithFreshProof {...proof}>
          <IntentButton intent="remove" look="danger" icon="trash-2">
            Retirer cette clé d’accès
          </IntentButton>
        </WithFreshProof>
      </AccountSection>
    </>
  )
}

function leadOf({ isFactor }: Passkey): string {
  return isFactor
    ? 'Votre mot de passe seul n’ouvre plus votre compte\u00a0: cette clé d’accès est demandée ensuite. Pour arrêter, retirez-la de vos seconds facteurs.'
    : 'Aujourd’hui, votre mot de passe peut ouvrir votre compte sans elle. Entrez une fois avec cette clé d’accès, puis demandez-la\u00a0: le mot de passe seul ne suffira plus.'
}
