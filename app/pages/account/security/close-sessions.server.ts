import { redirect, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { endSession, endSessions } from '#app/domain/sessions/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { guard } from '#app/session/guard.ts'
import { readAccount } from '../read-account.server.ts'

const see = (path: string) => redirect(path, { status: 303 })

/** Closes one session, the others, or all: at once on this site, and in the authentication service where it can. */
export async function closeSessions(form: FormData, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const auth = context.get(visitorContext).auth()
  const { account } = await readAccount(context)
  const { userId, sessionId } = account
  if (form.get('intent') === 'all') {
    await endSessions(services, userId)
    await auth.signOut({ scope: 'global' })
    return see(guard.login)
  }
  if (form.get('intent') === 'others') {
    await endSessions(services, userId, { except: sessionId })
    await auth.signOut({ scope: 'others' })
    return see('/compte/sessions?fait=sessions')
  }
  const asked = z.uuid().safeParse(form.get('session'))
  if (asked.success) {
    const session = { userId, sessionId: asked.data }
    await endSession(services, session)
    await services.auth.endSession?.(session)
  }
  return see('/compte/sessions?fait=session')
}
