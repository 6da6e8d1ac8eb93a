import type { JwtPayload } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { needsSecondFactor } from '#app/domain/members/second-factor.ts'
import { readSecondFactorPolicy, type Member } from '#app/domain/members/store.server.ts'
import { deviceOf } from '#app/domain/sessions/rules.ts'
import { endSessions, noteSession, readMemberAndSession } from '#app/domain/sessions/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Access, Services } from '#app/http/context.ts'
import { createAssuranceCheck } from './assurance.server.ts'
import type { AskingVisitor } from './auth-access.ts'
import { endSessionOf, visitorClient, type SessionHeaders } from './auth-clients.server.ts'
import { readDevice } from './device.server.ts'
import { provenAt } from './proof.server.ts'
import { readTokenClaims } from './token-claims.server.ts'

export type CurrentUser = {
  userId: string
  email: string
  sessionId: string
  assurance: 'aal1' | 'aal2'
  /** When this session last proved to be the owner's, in milliseconds. */
  provenAt: number
}

export type Visitor = ReturnType<typeof openVisitor>

type VisitorServices = Pick<
  Services,
  'appSecret' | 'auth' | 'clock' | 'content' | 'database' | 'isProduction' | 'logger'
>

const checkAssurance = createAssuranceCheck()
const sessionCookie = /(?:^|;\s*)sb-[\w-]+-auth-token(?:\.\d+)?=/

/** The one who sends a request. Nothing is read before it is asked for; everything is read once. */
export function openVisitor(services: VisitorServices, request: Request, address: string) {
  const answer: SessionHeaders = { cookies: [], headers: {} }
  const hasSession = sessionCookie.test(request.headers.get('cookie') ?? '')
  const device = once(() => readDevice(request, services))
  const knownDevice = async (account: string) => (await device()).of(account)
  const userAgent = request.headers.get('user-agent') ?? ''
  const asking: AskingVisitor = { address, deviceOf: knownDevice, userAgent }
  const client = once(() =>
    visitorClient({
      access: services.auth,
      request,
      visitor: asking,
      isSecure: services.isProduction,
      answer,
    }),
  )
  const auth = () => client().auth

  async function userOfToken(): Promise<CurrentUser | undefined> {
    // A session that began in this very request is not in its cookies.
    const isNew = answer.cookies.length > 0
    if (!hasSession && !isNew) return undefined
    try {
      const known = isNew ? undefined : await readTokenClaims(services.auth, request, services.clock.now())
      const claims = known ?? (await auth().getClaims()).data?.claims
      return claims && userOfClaims(claims, `${services.auth.url}/auth/v1`)
    } catch (error) {
      // A token that cannot even be judged, such as one of an unknown algorithm: nobody's.
      services.logger.warn({ err: error }, 'session cookie not understood')
      return undefined
    }
  }
  const userAndMember = once(async () => {
    const user = await userOfToken()
    if (!user) return undefined
    const { member, session } = await readMemberAndSession(services.database, user)
    if (session?.endedAt) {
      await auth().signOut({ scope: 'local' })
      return undefined
    }
    const device = deviceOf(userAgent)
    await noteSession(services, user, { known: session, device })
    return { user, member }
  })
  const tokenNow = async () => (await auth().getSession()).data.session?.access_token

  /** Signs in, and ends the session that this browser had before: it would stay open with nobody to close it. */
  async function signInOver<Outcome>(signIn: () => Promise<Outcome>): Promise<Outcome> {
    const former = hasSession ? await tokenNow() : undefined
    const outcome = await signIn()
    const present = former && (await tokenNow())
    if (former && present && sessionOf(former) !== sessionOf(present))
      await endFormerSession(services, former, address)
    return outcome
  }

  /** Whoever the token names, unless this site has ended the session. */
  const currentUser = async () => (await userAndMember())?.user
  /** Who that is in the club, whatever their membership and their second factor. */
  const member = async () => (await userAndMember())?.member
  const assurance = once(async () => checkAssurance(await currentUser(), auth, services.clock.now()))
  const hasSecondFactor = async () => (await assurance()) === 'two-factors'
  /** The session lives at the service, and the account's second factor, if it has one, was shown. */
  const isSignedIn = async () => (await hasSecondFactor()) || (await assurance()) === 'one-factor'
  /** The club asks them for a second factor that this session has not shown. */
  const lacksSecondFactor = once(async () => {
    const known = await member()
    if (!known || (await hasSecondFactor())) return false
    const policy = await readSecondFactorPolicy(services.content)
    const today = dayInParis(services.clock.now())
    return needsSecondFactor(policy, { role: known.role, today, isProduction: services.isProduction })
  })
  async function activeMember(): Promise<Member | undefined> {
    const known = (await isSignedIn()) ? await member() : undefined
    if (known?.status !== 'active') return undefined
    // Coaches and assistants are asked for theirs at the door of the office.
    return known.role === 'athlete' && (await lacksSecondFactor()) ? undefined : known
  }
  async function access(): Promise<Access> {
    if (await activeMember()) return 'member'
    return (await assurance()) === 'nobody' ? 'visitor' : 'signed-in'
  }
  return {
    auth,
    signInOver,
    deviceOf: knownDevice,
    asking,
    currentUser,
    member,
    assurance,
    isSignedIn,
    hasSecondFactor,
    lacksSecondFactor,
    activeMember,
    access,
    answerWithSession(response: Response): Response {
      for (const cookie of answer.cookies) response.headers.append('set-cookie', cookie)
      for (const [name, value] of Object.entries(answer.headers)) response.headers.set(name, value)
      return response
    },
  }
}

async function endFormerSession(services: VisitorServices, token: string, address: string): Promise<void> {
  const { sub, session_id: only } = decodeJwt<{ session_id?: string }>(token)
  // The service has checked the token: whose session it was is true.
  if (await endSessionOf(services.auth, token, address))
    if (sub && only) await endSessions(services, sub, { only })
}

const sessionOf = (token: string) => decodeJwt<{ session_id?: string }>(token).session_id

// The signature says that the token is of the service; that it is a person's own session of this site, these.
function userOfClaims(claims: JwtPayload, issuer: string): CurrentUser | undefined {
  const isPerson = claims.aud === 'authenticated' && typeof claims.session_id === 'string'
  if (!isPerson || claims.iss !== issuer || claims.client_id !== undefined) return undefined
  return {
    userId: claims.sub,
    email: claims.email ?? '',
    sessionId: claims.session_id,
    assurance: claims.aal === 'aal2' ? 'aal2' : 'aal1',
    provenAt: provenAt(claims),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
