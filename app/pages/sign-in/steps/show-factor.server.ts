import { type RouterContextProvider, redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { flashCookie } from '#app/http/flash-cookie.server.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { answerAgain, answerLater, mend } from '../answer-again.server.ts'
import { secondsToWait } from '../attempts.server.ts'
import { goOn, secondFactorPath } from '../go-on.server.ts'
import { problemOfError } from '../problem-of-error.ts'
import { textOf } from '../text-of.ts'
import { figuresOf, incompleteCode } from './check-code.server.ts'
import { readFactors, type ShownFactor } from './factors.server.ts'

type Context = Readonly<RouterContextProvider>

export const sentCodeCookie = flashCookie('code_envoye')

export async function showFactor(request: Request, context: Context, form: FormData) {
  const factor = await askedFactor(context, form)
  if (!factor) return answerAgain(context, { problem: 'expired' })
  const code = figuresOf(form)
  if (!/^\d{6,10}$/.test(code)) return answerAgain(context, mend('code', incompleteCode))
  const wait = await secondsToWait('code', context, factor.id)
  if (wait > 0) return answerLater(context, wait)
  const { mfa } = context.get(visitorContext).auth()
  const challengeId = factor.kind === 'phone' ? await sentCodeCookie.read(request) : undefined
  if (factor.kind === 'phone' && !challengeId) return answerAgain(context, { problem: 'expired' })
  const { error } = challengeId
    ? await mfa.verify({ factorId: factor.id, challengeId, code })
    : await mfa.challengeAndVerify({ factorId: factor.id, code })
  if (!error) return goOn(request, context)
  return answerAgain(context, { problem: problemOfError(error, 'code-refused') })
}

export async function sendFactorCode(context: Context, form: FormData) {
  const factor = await askedFactor(context, form)
  if (factor?.kind !== 'phone') return answerAgain(context, { problem: 'expired' })
  const wait = await secondsToWait('sending', context, factor.id)
  if (wait > 0) return answerLater(context, wait)
  const { mfa } = context.get(visitorContext).auth()
  const { data, error } = await mfa.challenge({ factorId: factor.id, channel: 'sms' })
  if (error) return answerAgain(context, { problem: problemOfError(error, 'unavailable') })
  const cookie = await sentCodeCookie.write(data.id, context.get(servicesContext))
  return redirect(`${secondFactorPath}&facteur=${factor.id}`, {
    status: 303,
    headers: { ...keptByNobody, 'set-cookie': cookie },
  })
}

async function askedFactor(context: Context, form: FormData): Promise<ShownFactor | undefined> {
  const id = textOf(form, 'factor')
  return (await readFactors(context)).find((factor) => factor.id === id)
}
