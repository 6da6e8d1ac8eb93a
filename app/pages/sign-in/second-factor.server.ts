import { redirect } from 'react-router'
import { removeAllFactors } from '#app/domain/members/store.server.ts'
import { factorsOf, type Factor, type FactorKind } from '#app/domain/profile/factors.ts'
import { usedCode } from '#app/domain/recovery-codes/rules.ts'
import { spendRecoveryCode } from '#app/domain/recovery-codes/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { textCookie } from '#app/http/text-cookie.server.ts'
import { clubClient } from '#app/session/auth-clients.server.ts'
import { secondFactorPath } from '#app/session/guarded-paths.ts'
import { writeSavedPath } from '#app/session/saved-path.ts'
import { answerAgain, mend, problemOfError, type Context } from './answer.server.ts'
import { attemptWasRight, tooManyAttempts } from './attempts.server.ts'
import { figuresOf, incompleteCode, isCode } from './email-code.server.ts'
import { goOn } from './go-on.server.ts'

export type ShownFactor = Pick<Factor, 'id' | 'kind' | 'name'>

const order: readonly FactorKind[] = ['totp', 'webauthn', 'phone']
const securityPath = `/compte/securite?${usedCode}`

export const sentCodeCookie = textCookie('code_envoye')

export async function readFactors(context: Context): Promise<ShownFactor[]> {
  const { data } = await context.get(visitorContext).auth().getUser()
  return factorsOf(data.user?.factors)
    .map(({ id, kind, name }) => ({ id, kind, name }))
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

export async function showFactor(request: Request, context: Context, form: FormData) {
  const factor = await askedFactor(context, form)
  if (!factor) return answerAgain(context, { problem: 'expired' })
  const code = figuresOf(form)
  if (!isCode(code)) return answerAgain(context, mend('code', incompleteCode))
  const tooMany = await tooManyAttempts('code', context, factor.id)
  if (tooMany) return tooMany
  const { mfa } = context.get(visitorContext).auth()
  const challengeId = factor.kind === 'phone' ? await sentCodeCookie.read(request) : undefined
  if (factor.kind === 'phone' && !challengeId) return answerAgain(context, { problem: 'expired' })
  const { error } = challengeId
    ? await mfa.verify({ factorId: factor.id, challengeId, code })
    : await mfa.challengeAndVerify({ factorId: factor.id, code })
  if (!error) {
    await attemptWasRight('code', context, factor.id)
    return goOn(request, context)
  }
  // Nobody sends the codes of an application.
  const refused = factor.kind === 'totp' ? 'application-code-refused' : 'code-refused'
  return answerAgain(context, { problem: problemOfError(error, refused) })
}

export async function sendFactorCode(context: Context, form: FormData) {
  const factor = await askedFactor(context, form)
  if (factor?.kind !== 'phone') return answerAgain(context, { problem: 'expired' })
  const tooMany = await tooManyAttempts('sending', context, factor.id)
  if (tooMany) return tooMany
  const { mfa } = context.get(visitorContext).auth()
  const { data, error } = await mfa.challenge({ factorId: factor.id, channel: 'sms' })
  if (error) return answerAgain(context, { problem: problemOfError(error, 'unavailable') })
  const cookie = await sentCodeCookie.write(data.id, context.get(servicesContext))
  return redirect(`${secondFactorPath}&facteur=${factor.id}`, {
    status: 303,
    headers: { ...noStore, 'set-cookie': cookie },
  })
}

async function askedFactor(context: Context, form: FormData): Promise<ShownFactor | undefined> {
  const id = textOf(form, 'factor')
  return (await readFactors(context)).find((factor) => factor.id === id)
}

export async function spendCode(context: Context, form: FormData) {
  const services = context.get(servicesContext)
  const visitor = context.get(visitorContext)
  const user = await visitor.currentUser()
  if (!user || (await visitor.assurance()) === 'nobody') return answerAgain(context, { problem: 'expired' })
  const typed = textOf(form, 'code')
  if (typed.trim() === '')
    return answerAgain(context, mend('code', 'Saisissez l’un de vos codes de secours.'))
  const { userId } = user
  const tooMany = await tooManyAttempts('recoveryCode', context, userId)
  if (tooMany) return tooMany
  const isSpent = await spendRecoveryCode(services, {
    userId,
    typed,
    removeFactors: () => removeAllFactors(clubClient(services.auth).auth.admin, userId),
  })
  if (!isSpent) return answerAgain(context, { problem: 'recovery-code-refused' })
  // A hosted service ends the session with the factor: one then signs in again, and still arrives there.
  const headers = { ...noStore, 'set-cookie': await writeSavedPath(securityPath, services) }
  return redirect(securityPath, { status: 303, headers })
}
