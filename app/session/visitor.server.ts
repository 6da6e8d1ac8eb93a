import type { JwtPayload, SupabaseClient } from '@supabase/supabase-js'
import type { Member } from '#app/domain/members/store.server.ts'
import { deviceOf } from '#app/domain/sessions/rules.ts'
import { noteSession, readMemberAndSession } from '#app/domain/sessions/store.server.ts'
import type { Services, Standing } from '#app/http/context.ts'
import { AssuranceBook, type Assurance } from './assurance.server.ts'
import { visitorClient, type SessionHeaders } from './auth-clients.server.ts'
import { readTokenClaims } from './token-claims.server.ts'

/** Who is signed in, as the signed token says it. */
export type Account = {
  userId: string
  email: string
  sessionId: string
  assurance: 'aal1' | 'aal2'
}

/** The one who sends a request. Nothing is read before it is asked for; everything is read once. */
export type Visitor = {
  auth: () => SupabaseClient['auth']
  account: () => Promise<Account | undefined>
  assurance: () => Promise<Assurance>
  member: () => Promise<Member | undefined>
  standing: () => Promise<Standing>
  answerWithSession: (response: Response) => Response
}

type VisitorServices = Pick<Services, 'auth' | 'clock' | 'database' | 'isProduction' | 'logger'>

const assuranceBook = new AssuranceBook()
const sessionCookie = /(?:^|;\s*)sb-[\w-]+-auth-token(?:\.\d+)?=/

export function openVisitor(services: VisitorServices, request: Request, address: string): Visitor {
  const answer: SessionHeaders = { cookies: [], headers: {} }
  const hasSession = sessionCookie.test(request.headers.get('cookie') ?? '')
  const client = once(() =>
    visitorClient({ access: services.auth, request, address, isSecure: services.isProduction, answer }),
  )
  async function claimsOf(): Promise<JwtPayload | undefined> {
    // A session that began in this very request is not in its cookies.
    const hasNewSession = answer.cookies.length > 0
    const claims = hasNewSession
      ? undefined
      : await readTokenClaims(services.auth, request, services.clock.now())
    return claims ?? (await client().auth.getClaims()).data?.claims
  }
  const claimed = once(async () => {
    if (!hasSession && answer.cookies.length === 0) return undefined
    try {
      const claims = await claimsOf()
      return claims && accountOf(claims, `${services.auth.url}/auth/v1`)
    } catch (error) {
      // A token that cannot even be judged, such as one of an unknown algorithm: nobody's.
      services.logger.warn({ err: error }, 'session cookie not understood')
      return undefined
    }
  })
  const known = once(async () => {
    const account = await claimed()
    if (!account) return undefined
    const { member, session } = await readMemberAndSession(services.database, account)
    if (session?.endedAt) {
      await client().auth.signOut({ scope: 'local' })
      return undefined
    }
    const device = deviceOf(request.headers.get('user-agent') ?? '')
    await noteSession(services, account, { known: session, device })
    return { account, member }
  })
  const account = async () => (await known())?.account
  const member = async () => (await known())?.member
  const assurance = once(async () =>
    assuranceBook.of(await account(), () => client().auth, services.clock.now()),
  )
  return {
    auth: () => client().auth,
    account,
    assurance,
    member,
    async standing() {
      const sureOf = await assurance()
      if (sureOf === 'nobody') return 'visitor'
      if (sureOf === 'second-factor-missing') return 'signed-in'
      return (await member())?.status === 'active' ? 'member' : 'signed-in'
    },
    answerWithSession(response) {
      for (const cookie of answer.cookies) response.headers.append('set-cookie', cookie)
      for (const [name, value] of Object.entries(answer.headers)) response.headers.set(name, value)
      return response
    },
  }
}

// The signature says that the token is of the service; that it is a person's own session of this site, these.
function accountOf(claims: JwtPayload, issuer: string): Account | undefined {
  const isPerson = claims.aud === 'authenticated' && typeof claims.session_id === 'string'
  if (!isPerson || claims.iss !== issuer || claims.client_id !== undefined) return undefined
  return {
    userId: claims.sub,
    email: claims.email ?? '',
    sessionId: claims.session_id,
    assurance: claims.aal === 'aal2' ? 'aal2' : 'aal1',
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
