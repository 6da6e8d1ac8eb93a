import type { RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { guard } from '#app/session/guard.ts'
import { answerAgain } from '../answer-again.server.ts'
import { textOf } from '../text-of.ts'

export async function leaveForProvider(context: Readonly<RouterContextProvider>, form: FormData) {
  const { auth, siteUrl } = context.get(servicesContext)
  const id = textOf(form, 'provider')
  const provider = (await auth.providers()).find((known) => known.id === id)
  if (!provider) return answerAgain(context, { problem: 'provider-refused' })
  const { data, error } = await context
    .get(visitorContext)
    .auth()
    .signInWithOAuth({
      // The client names those it knows; ours may be any that is set.
      provider: provider.id as 'google',
      options: { redirectTo: new URL(guard.callback, siteUrl).href, skipBrowserRedirect: true },
    })
  if (error) return answerAgain(context, { problem: 'provider-refused' })
  return answerAgain(context, { leaveFor: data.url })
}
