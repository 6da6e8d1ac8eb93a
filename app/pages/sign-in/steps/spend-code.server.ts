import { redirect, type RouterContextProvider } from 'react-router'
import { spendRecoveryCode } from '#app/domain/recovery-codes/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { clubClient } from '#app/session/auth-clients.server.ts'
import { writeSavedPath } from '#app/session/saved-path.ts'
import { answerAgain, answerLater, mend } from '../answer-again.server.ts'
import { secondsToWait } from '../attempts.server.ts'
import { textOf } from '../text-of.ts'

const securityPath = '/compte/securite'

type Context = Readonly<RouterContextProvider>

export async function spendCode(context: Context, form: FormData) {
  const services = context.get(servicesContext)
  const visitor = context.get(visitorContext)
  const account = await visitor.account()
  if (!account || (await visitor.assurance()) === 'nobody')
    return answerAgain(context, { problem: 'expired' })
  const typed = textOf(form, 'code')
  if (typed.trim() === '')
    return answerAgain(context, mend('code', 'Saisissez l’un de vos codes de secours.'))
  const wait = await secondsToWait('recoveryCode', context, account.userId)
  if (wait > 0) return answerLater(context, wait)
  const { userId } = account
  const isSpent = await spendRecoveryCode(services, {
    userId,
    typed,
    removeFactors: () => removeFactors(context, userId),
  })
  if (!isSpent) return answerAgain(context, { problem: 'recovery-code-refused' })
  // A hosted service ends the session with the factor: one then signs in again, and still arrives there.
  const headers = { ...keptByNobody, 'set-cookie': await writeSavedPath(securityPath, services) }
  return redirect(securityPath, { status: 303, headers })
}

async function removeFactors(context: Context, userId: string): Promise<void> {
  const { mfa } = clubClient(context.get(servicesContext).auth).auth.admin
  const { data, error } = await mfa.listFactors({ userId })
  if (error) throw error
  for (const { id } of data.factors) {
    const removed = await mfa.deleteFactor({ id, userId })
    if (removed.error) throw removed.error
  }
}
