import { URI, type TOTP } from 'otpauth'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { factorsOf } from '#app/domain/profile/factors.ts'
import { codeSchema, factorNameSchema } from '#app/domain/profile/schema.ts'
import { problemsOf, textFields } from '#app/domain/shared/form-fields.ts'
import { requestContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import type { AccountAnswer } from '../account-answer.ts'
import { wordsOfAuthError } from '../auth-problem.ts'
import { readAccount } from '../read-account.server.ts'
import { afterNewFactor } from './after-new-factor.server.ts'

export type ApplicationEnrolment = { factorId: string; uri: string; secret: string; picture: string }

type ApplicationAnswer = AccountAnswer & { enrolment?: ApplicationEnrolment }

type Context = Readonly<RouterContextProvider>

export async function enrolApplication(form: FormData, context: Context) {
  const values = textFields(form, ['name'])
  const named = factorNameSchema.safeParse(values)
  if (!named.success)
    return answer(context, { form: 'enrol', values, problems: problemsOf(named.error, ['name']) })
  const { mfa } = context.get(visitorContext).auth()
  const { data: made, error } = await mfa.enroll({ factorType: 'totp', friendlyName: named.data.name })
  if (error) return answer(context, { form: 'enrol', values, problem: wordsOfAuthError(error) })
  const enrolment = enrolmentOf(made.id, made.totp.uri)
  if (!enrolment)
    return answer(context, { form: 'enrol', values, problem: wordsOfAuthError({ code: undefined }) })
  return answer(context, { form: 'verify', enrolment }, 200)
}

export async function verifyApplication(form: FormData, context: Context) {
  const { factorId, uri, ...values } = textFields(form, ['factorId', 'uri', 'code'])
  const enrolment = enrolmentOf(factorId, uri)
  if (!enrolment) return redirect('/compte/securite/application', { status: 303 })
  const typed = codeSchema.safeParse(values)
  if (!typed.success)
    return answer(context, { form: 'verify', enrolment, problems: problemsOf(typed.error, ['code']) })
  const before = await readAccount(context)
  const { mfa } = context.get(visitorContext).auth()
  const { error } = await mfa.challengeAndVerify({ factorId, code: typed.data.code })
  if (error?.code === 'mfa_verification_failed') {
    const message = 'Ce code n’est pas le bon. Attendez le suivant et vérifiez l’heure de l’appareil.'
    return answer(context, { form: 'verify', enrolment, problems: [{ field: 'code', message }] })
  }
  if (error) return answer(context, { form: 'verify', enrolment, problem: wordsOfAuthError(error) })
  return afterNewFactor(context, before, { isFirst: factorsOf(before.user.factors).length === 0 })
}

// The key comes back with the form, as its page must be able to show it again; it is its owner's own, and read strictly.
function enrolmentOf(factorId: string, uri: string): ApplicationEnrolment | undefined {
  if (!z.uuid().safeParse(factorId).success || uri.length > 500) return undefined
  const key = totpOf(uri)
  if (!key) return undefined
  const drawing = renderSVG(uri, { border: 2 })
  const picture = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
  return { factorId, uri, secret: key.secret.base32, picture }
}

function totpOf(uri: string): TOTP | undefined {
  try {
    const key = URI.parse(uri)
    return 'period' in key ? key : undefined
  } catch {
    return undefined
  }
}

function answer(
  context: Context,
  given: Pick<ApplicationAnswer, 'form'> & Partial<ApplicationAnswer>,
  status = 422,
) {
  const { id } = context.get(requestContext)
  return data<ApplicationAnswer>(
    { attempt: id, values: {}, problems: [], ...given },
    { status, headers: forThisVisitor },
  )
}
