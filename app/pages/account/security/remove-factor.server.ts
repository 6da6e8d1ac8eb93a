import { redirect, type RouterContextProvider } from 'react-router'
import { factorsOf } from '#app/domain/profile/factors.ts'
import { tellSecurityNews } from '#app/domain/profile/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { answerAgain } from '../answer-again.server.ts'
import { wordsOfAuthError } from '../auth-problem.ts'
import { readAccount } from '../read-account.server.ts'

export async function removeFactor(context: Readonly<RouterContextProvider>, factorId: string) {
  const { account, user, email, name } = await readAccount(context)
  const factors = factorsOf(user.factors)
  const done = redirect('/compte/securite?fait=facteur-retire', { status: 303 })
  if (!factors.some(({ id }) => id === factorId)) return done
  const auth = context.get(visitorContext).auth()
  const { error } = await auth.mfa.unenroll({ factorId })
  if (error) return answerAgain(context, { form: 'remove', problem: wordsOfAuthError(error) })
  // With the last one gone, the session's token must no longer say that one was shown.
  if (factors.length === 1) await auth.refreshSession()
  const { userId } = account
  await tellSecurityNews(context.get(servicesContext), { kind: 'factor-removed', userId, email, name })
  return done
}
