import { redirect, type RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { answerAgain, answerLater } from './answer-again.server.ts'
import { secondsToWait } from './attempts.server.ts'
import { goOn, invitationPath, ownPathOf } from './go-on.server.ts'
import { linkSchema, type MailLink } from './mail-link.ts'
import { problemOfError } from './problem-of-error.ts'

export const newPasswordPath = '/mot-de-passe/nouveau'

const whereTo: Partial<Record<MailLink['type'], string>> = {
  recovery: newPasswordPath,
  invite: invitationPath,
  email_change: '/compte',
}

/** Uses the link of a mail up, once somebody has said « Continuer ». */
export async function followLink(request: Request, context: Readonly<RouterContextProvider>, form: FormData) {
  const { siteUrl } = context.get(servicesContext)
  const link = linkSchema.safeParse(Object.fromEntries(form))
  if (!link.success) return answerAgain(context, { problem: 'link-refused' })
  const wait = await secondsToWait('code', context, '')
  if (wait > 0) return answerLater(context, wait)
  const { token_hash, type, redirect_to = null } = link.data
  const { data, error } = await context.get(visitorContext).auth().verifyOtp({ token_hash, type })
  if (error) return answerAgain(context, { problem: problemOfError(error, 'link-refused') })
  // One of the two addresses has agreed; the other has a mail of its own.
  if (!data.session) return redirect('/logged?etape=autre-adresse', { status: 303, headers: keptByNobody })
  return goOn(request, context, whereTo[type] ?? ownPathOf(redirect_to, siteUrl))
}
