import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { consentPage, fullPage } from './consent-page.ts'
import { openOAuth } from './oauth.ts'
import { answerV3 } from './protocol.ts'
import { openRateLimits } from './rate-limits.ts'
import { fault, type Answer, type Athlete } from './records.ts'
import { sampleActivities } from './sample-activities.ts'
import { openSubscriptions } from './subscriptions.ts'

/** How a call fails: answered so, never answered, or answered with what is no JSON. */
type Fault = number | 'hang' | 'nonsense'

export type StravaStandIn = Awaited<ReturnType<typeof startStravaStandIn>>

const application = { clientId: '12345', clientSecret: 'secret-of-the-stand-in' }
const verifyToken = 'verify-standin'

/** Stands for Strava: its OAuth, v3 and push subscriptions. In memory, on this machine. */
export async function startStravaStandIn({ port = 0, now = () => new Date() } = {}) {
  const settings = { isFull: false, athleteId: 4242 }
  const athletes = new Map<number, Athlete>([[4242, { id: 4242, activities: sampleActivities() }]])
  const oauth = openOAuth(application, now)
  const limits = openRateLimits(now)
  const subscriptions = openSubscriptions(application)
  const asked: string[] = []
  const faults: { path: RegExp; fault: Fault }[] = []

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://strava')
    const form = new URLSearchParams(await text(request))
    asked.push(`${method} ${pathname}`)
    const index = faults.findIndex(({ path }) => path.test(`${method} ${pathname}`))
    const wrong = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault
    if (wrong === 'hang') return
    if (wrong === 'nonsense') return void response.end('<html>')
    if (wrong !== undefined) return write(response, fault(wrong, 'Test', '', 'as asked'))
    if (pathname === '/oauth/authorize') return showConsent(query, response)
    if (pathname === '/oauth/consent') return void response.writeHead(302, { location: consent(query) }).end()
    if (pathname === '/oauth/token') return write(response, token(form))
    if (pathname === '/oauth/revoke') return write(response, oauth.revoke(headers.authorization, form))
    if (!pathname.startsWith('/api/v3/')) return write(response, fault(404, 'Path', '', 'not found'))
    const path = pathname.slice('/api/v3'.length)
    if (path.startsWith('/push_subscriptions'))
      return write(response, await subscriptions.answer(method, path, method === 'POST' ? form : query))
    const isAllowed = limits.take()
    const grant = oauth.bearer(headers.authorization)
    const answer = isAllowed
      ? answerV3({ path, query, grant }, athletes)
      : fault(429, 'Application', 'read rate limit', 'exceeded')
    write(response, { ...answer, headers: limits.headers() })
  }

  function token(form: URLSearchParams): Answer {
    const isFirst = form.get('grant_type') !== 'refresh_token'
    if (settings.isFull && isFirst) return fault(403, 'Application', 'limit', 'exceeded')
    return oauth.token(form)
  }

  function showConsent(query: URLSearchParams, response: ServerResponse): void {
    const status = settings.isFull ? 403 : 200
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    response.end(settings.isFull ? fullPage : consentPage(query))
  }

  /** Where the page leads. */
  function consent(query: URLSearchParams): string {
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (query.get('act') !== 'authorize') back.searchParams.set('error', 'access_denied')
    else {
      const scope = query.getAll('scope').join(',')
      back.searchParams.set('code', oauth.newCode(settings.athleteId, scope))
      back.searchParams.set('scope', scope)
    }
    return back.href
  }

  const server = createServer((request, response) => void respond(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    verifyToken,
    /** For the process of a site. */
    environment: {
      STRAVA_CLIENT_ID: application.clientId,
      STRAVA_CLIENT_SECRET: application.clientSecret,
      STRAVA_VERIFY_TOKEN: verifyToken,
      STRAVA_API_URL: `${url}/api/v3`,
      STRAVA_OAUTH_URL: `${url}/oauth`,
    },
    /** `isFull`: no athlete more. `athleteId`: who is signed in at Strava. */
    settings,
    athletes,
    oauth,
    limits,
    subscriptions: subscriptions.held,
    /** The calls it heard, in order: `GET /api/v3/athlete`. */
    asked,
    /** The next call whose `METHOD /path` fits fails. */
    failNext: (path: RegExp, how: Fault) => void faults.push({ path, fault: how }),
    /** An athlete answers the page that the site leads to. @returns where it leads back, path and query */
    answerConsent(authorizeUrl: string, { act = 'authorize', scope }: { act?: string; scope?: string } = {}) {
      const query = new URL(authorizeUrl).searchParams
      const granted = (scope ?? query.get('scope') ?? '').split(',')
      query.delete('scope')
      for (const one of granted) query.append('scope', one)
      query.set('act', act)
      const back = new URL(consent(query))
      return back.pathname + back.search
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function write(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(body === undefined ? '' : JSON.stringify(body))
}
