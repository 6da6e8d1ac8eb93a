import { visitorContext } from '#app/http/context.ts'
import { shownPasskey } from '#app/session/passkeys.server.ts'
import { answerAgain, problemOfError, type Context } from '../answer.server.ts'
import type { SignInProblem } from '../answer.ts'
import { attemptWasRight, tooManyAttempts } from '../attempts.server.ts'
import { goOn } from '../go-on.server.ts'

const late = new Set(['webauthn_challenge_expired', 'webauthn_challenge_not_found'])

/** Signs in with what a browser showed of a passkey. */
export async function signInWithPasskey(request: Request, context: Context, form: FormData) {
  const shown = shownPasskey.safeParse(Object.fromEntries(form))
  if (!shown.success) return answerAgain(context, { problem: 'passkey-refused' })
  const tooMany = await tooManyAttempts('password', context, '')
  if (tooMany) return tooMany
  const visitor = context.get(visitorContext)
  const { error } = await visitor.signInOver(() => visitor.auth().passkey.verifyAuthentication(shown.data))
  if (!error) {
    await attemptWasRight('password', context, '')
    return goOn(request, context)
  }
  const otherwise: SignInProblem = late.has(error.code ?? '') ? 'passkey-late' : 'passkey-refused'
  return answerAgain(context, { problem: problemOfError(error, otherwise) })
}
