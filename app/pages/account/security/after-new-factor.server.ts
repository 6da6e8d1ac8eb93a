import { data, redirect, type RouterContextProvider } from 'react-router'
import { tellSecurityNews } from '#app/domain/profile/store.server.ts'
import { countRecoveryCodes, makeRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import type { OwnAccount } from '../read-account.server.ts'

/**
 * What follows when a second factor has been verified: a email, the end of the sessions that never showed one, and the
 * recovery codes for who has none. Answers with the codes, which are readable this once, or leads back.
 */
export async function afterNewFactor(
  context: Readonly<RouterContextProvider>,
  { account, email, name, member }: OwnAccount,
  { isFirst }: { isFirst: boolean },
) {
  const services = context.get(servicesContext)
  const { userId, sessionId } = account
  await tellSecurityNews(services, { kind: 'factor-added', userId, email, name })
  if (isFirst) await endSessions(services, userId, { except: sessionId })
  if (!member || (await countRecoveryCodes(services.database, userId)) > 0)
    return redirect('/compte/securite?fait=facteur', { status: 303 })
  const codes = await makeRecoveryCodes(services, userId)
  return data({ codes }, { headers: forThisVisitor })
}
