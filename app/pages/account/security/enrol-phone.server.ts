import type { SupabaseClient, User } from '@supabase/supabase-js'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { factorsOf } from '#app/domain/profile/factors.ts'
import { maskedPhone, phoneNumberOf } from '#app/domain/profile/phone-number.server.ts'
import { codeSchema } from '#app/domain/profile/schema.ts'
import { problemsOf, textFields } from '#app/domain/shared/form-fields.ts'
import { requestContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit } from '#app/http/rate-limit.server.ts'
import type { AccountAnswer } from '../account-answer.ts'
import { wordsOfAuthError } from '../auth-problem.ts'
import { readAccount } from '../read-account.server.ts'
import { afterNewFactor } from './after-new-factor.server.ts'

export type SentCode = { factorId: string; challengeId: string; number: string; shown: string }

type PhoneAnswer = AccountAnswer & { sent?: SentCode }

type Context = Readonly<RouterContextProvider>

// Messages cost money, and anybody's number can be typed.
const tooMany = 'Beaucoup de codes sont déjà partis. Patientez une heure, ou choisissez une application.'
const sendings = rateLimit({ points: 5, seconds: 3600 })

export async function enrolPhone(form: FormData, context: Context) {
  const values = textFields(form, ['phone'])
  const number = await phoneNumberOf(values.phone)
  if (!number) {
    const message = 'Vérifiez ce numéro\u00a0: dix chiffres, comme 06 12 34 56 78.'
    return answer(context, { form: 'enrol', values, problems: [{ field: 'phone', message }] })
  }
  const shown = await maskedPhone(number)
  const { mfa } = context.get(visitorContext).auth()
  const { account, user } = await readAccount(context)
  if ((await sendings.take(account.userId)) > 0)
    return answer(context, { form: 'enrol', values, problem: tooMany }, 429)
  await forgetUnfinished(mfa, user, shown)
  const made = await mfa.enroll({ factorType: 'phone', phone: number, friendlyName: shown })
  if (made.error) return answer(context, { form: 'enrol', values, problem: wordsOfAuthError(made.error) })
  const factorId = made.data.id
  const challenge = await mfa.challenge({ factorId })
  if (challenge.error)
    return answer(context, { form: 'enrol', values, problem: wordsOfAuthError(challenge.error) })
  const sent = { factorId, challengeId: challenge.data.id, number, shown }
  return answer(context, { form: 'verify', sent }, 200)
}

// Somebody who comes back for another code would meet the name of their own first try.
async function forgetUnfinished(mfa: SupabaseClient['auth']['mfa'], user: User, name: string): Promise<void> {
  const unfinished = user.factors?.find(
    ({ friendly_name, status }) => friendly_name === name && status === 'unverified',
  )
  if (unfinished) await mfa.unenroll({ factorId: unfinished.id })
}

export async function verifyPhone(form: FormData, context: Context) {
  const fields = textFields(form, ['factorId', 'challengeId', 'number', 'code'])
  const sent = await sentOf(fields)
  if (!sent) return redirect('/compte/securite/telephone', { status: 303 })
  const typed = codeSchema.safeParse(fields)
  if (!typed.success)
    return answer(context, { form: 'verify', sent, problems: problemsOf(typed.error, ['code']) })
  const before = await readAccount(context)
  const { mfa } = context.get(visitorContext).auth()
  const { factorId, challengeId } = sent
  const { error } = await mfa.verify({ factorId, challengeId, code: typed.data.code })
  if (error?.code === 'mfa_verification_failed') {
    const message = 'Ce code n’est pas celui du SMS. Vérifiez-le.'
    return answer(context, { form: 'verify', sent, problems: [{ field: 'code', message }] })
  }
  if (error) {
    const values = { phone: sent.number }
    return answer(context, { form: 'enrol', values, problem: wordsOfAuthError(error) })
  }
  return afterNewFactor(context, before, { isFirst: factorsOf(before.user.factors).length === 0 })
}

async function sentOf(fields: {
  factorId: string
  challengeId: string
  number: string
}): Promise<SentCode | undefined> {
  const number = await phoneNumberOf(fields.number)
  const areIds = [fields.factorId, fields.challengeId].every((id) => z.uuid().safeParse(id).success)
  return number && areIds ? { ...fields, number, shown: await maskedPhone(number) } : undefined
}

function answer(context: Context, given: Pick<PhoneAnswer, 'form'> & Partial<PhoneAnswer>, status = 422) {
  const { id } = context.get(requestContext)
  return data<PhoneAnswer>(
    { attempt: id, values: {}, problems: [], ...given },
    { status, headers: forThisVisitor },
  )
}
