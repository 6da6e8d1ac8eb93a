import type { SupabaseClient, User } from '@supabase/supabase-js'
import { href, redirect } from 'react-router'
import { z } from 'zod'
import { maskedPhone, phoneNumberOf } from '#app/domain/profile/phone-number.server.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { rateLimit } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { askProof } from '#app/session/proof.server.ts'
import { AnsweredField } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { AccountAnswer } from '../account-form.tsx'
import { answerAgain, readAccount, type Context } from '../account.server.ts'
import { wordsOfAuthError } from '../auth-problems.ts'
import type { Route } from './+types/add-phone.ts'
import { readNewFactor, verifyNewFactor } from './new-factor.server.ts'
import { CodeFactorPage, NewFactorCodeForm } from './new-factor.tsx'
import { hasFreshProof } from './second-factor-proof.server.ts'

export const meta = hiddenMeta('Ajouter un téléphone', 'Recevoir par SMS le second facteur de votre compte.')

export async function loader({ context }: Route.LoaderArgs) {
  return { proof: await readNewFactor(context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get('intent') !== 'verify' && !(await hasFreshProof(context)))
    return askProof(context, href('/compte/securite/telephone'))
  return form.get('intent') === 'verify' ? verifyPhone(form, context) : enrolPhone(form, context)
}

type PendingPhone = { factorId: string; challengeId: string; number: string; shown: string }

// Messages cost money, and anybody's number can be typed.
const tooMany = 'Beaucoup de codes sont déjà partis. Patientez une heure, ou choisissez une application.'
const sendings = rateLimit({ name: 'add-phone', points: 5, seconds: 3600 })

async function enrolPhone(form: FormData, context: Context) {
  const values = textFields(form, ['phone'])
  const again = (answer: Partial<AccountAnswer>, status = 422) =>
    answerAgain<PendingPhone>(context, { form: 'enrol', values, ...answer }, status)
  const number = await phoneNumberOf(values.phone)
  if (!number) {
    const message = 'Vérifiez ce numéro\u00a0: dix chiffres, comme 06 12 34 56 78.'
    return again({ problems: [{ field: 'phone', message }] })
  }
  const shown = await maskedPhone(number)
  const { auth, account, user } = await readAccount(context)
  const { mfa } = auth
  if ((await sendings(context.get(servicesContext)).take(account.userId)) > 0)
    return again({ problem: tooMany }, 429)
  await forgetUnfinished(mfa, user, shown)
  const made = await mfa.enroll({ factorType: 'phone', phone: number, friendlyName: shown })
  if (made.error) return again({ problem: wordsOfAuthError(made.error) })
  const factorId = made.data.id
  const challenge = await mfa.challenge({ factorId })
  if (challenge.error) return again({ problem: wordsOfAuthError(challenge.error) })
  const pending = { factorId, challengeId: challenge.data.id, number, shown }
  return answerAgain(context, { form: 'verify', pending }, 200)
}

// Somebody who comes back for another code would meet the name of their own first try.
async function forgetUnfinished(mfa: SupabaseClient['auth']['mfa'], user: User, name: string): Promise<void> {
  const unfinished = user.factors?.find(
    ({ friendly_name, status }) => friendly_name === name && status === 'unverified',
  )
  if (unfinished) await mfa.unenroll({ factorId: unfinished.id })
}

async function verifyPhone(form: FormData, context: Context) {
  const pending = await pendingOf(form)
  if (!pending) return redirect(href('/compte/securite/telephone'), { status: 303 })
  const { factorId, challengeId, number } = pending
  const { mfa } = context.get(visitorContext).auth()
  return verifyNewFactor(context, form, {
    pending,
    verify: (code) => mfa.verify({ factorId, challengeId, code }),
    wrongCode: 'Ce code n’est pas celui du SMS. Vérifiez-le.',
    otherwise: { form: 'enrol', values: { phone: number } },
  })
}

async function pendingOf(form: FormData): Promise<PendingPhone | undefined> {
  const { number: typed, ...ids } = textFields(form, ['factorId', 'challengeId', 'number'])
  const number = await phoneNumberOf(typed)
  const areIds = Object.values(ids).every((id) => z.uuid().safeParse(id).success)
  return number && areIds ? { ...ids, number, shown: await maskedPhone(number) } : undefined
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function AddPhone({ loaderData: { proof }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  return (
    <CodeFactorPage
      title="Téléphone"
      lead="Un code vous parvient par SMS à chaque nouvelle connexion. Ce numéro ne sert à rien d’autre."
      proof={proof}
      answer={answer}
      button="Recevoir un code"
      enrol={
        <AnsweredField
          name="phone"
          label="Numéro de téléphone mobile"
          hint="Comme 06 12 34 56 78, ou avec l’indicatif du pays."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      }
      verify={PhoneCode}
    />
  )
}

function PhoneCode({ pending, answer }: { pending: PendingPhone; answer: AccountAnswer }) {
  const { shown, ...fields } = pending
  const said = useFocusOnMount<HTMLParagraphElement>()
  return (
    <NewFactorCodeForm
      answer={answer}
      fields={fields}
      label="Code reçu par SMS"
      aside={<TextLink to={href('/compte/securite/telephone')}>Rien reçu&#8239;? Recommencer</TextLink>}
    >
      <p className="account-said" tabIndex={-1} ref={said}>
        Un code vient de partir vers le <b className="tabular">{shown}</b>. Il vaut cinq minutes.
      </p>
    </NewFactorCodeForm>
  )
}
