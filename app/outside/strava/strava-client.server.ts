import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { spentUntil } from './read-limits.ts'
import { shapes, type Shape } from './shapes.ts'
import type { Strava, StravaAnswer, StravaRefusal, StravaSettings, StravaTokens } from './strava.ts'

// Somebody is waiting for a page; a long activity has some megabytes of columns.
const patience = 8_000

const streamKeys = 'time,distance,latlng,altitude,heartrate,cadence,watts'

/** What the team should know of: the application is not let in any more, or Strava is down. */
const troubles = new Set<StravaRefusal>(['closed', 'unreachable'])

type Asked = {
  method?: 'GET' | 'POST' | 'DELETE'
  query?: Record<string, string>
  form?: Record<string, string>
  authorization?: string
}

type Surroundings = { clock: Clock; onTrouble: (message: string) => void }

/** Strava over HTTP: its v3, its OAuth, its push subscriptions. */
export function stravaClient(settings: StravaSettings, { clock, onTrouble }: Surroundings): Strava {
  const { clientId, clientSecret, verifyToken, apiUrl, oauthUrl } = settings
  const application = { client_id: clientId, client_secret: clientSecret }
  const ask = async <Schema extends z.ZodType>(url: string, asked: Asked, schema: Schema) => {
    const answer = await askStrava(url, asked, schema, clock.now())
    if (!answer.ok && troubles.has(answer.why)) onTrouble(`Strava did not answer as it should: ${answer.why}`)
    return answer
  }
  const read = <Schema extends z.ZodType>(
    path: string,
    token: string,
    query: Record<string, string>,
    schema: Schema,
  ) => ask(`${apiUrl}${path}`, { query, authorization: `Bearer ${token}` }, schema)
  const tokens = async (form: Record<string, string>) =>
    mapAnswer(
      await ask(`${oauthUrl}/token`, { method: 'POST', form: { ...application, ...form } }, shapes.tokens),
      tokensOf,
    )
  return {
    verifyToken,
    authorizeUrl: ({ scope, state, returnTo, isAgain }) =>
      `${oauthUrl}/authorize?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: returnTo,
        response_type: 'code',
        approval_prompt: isAgain ? 'force' : 'auto',
        scope,
        state,
      })}`,
    exchange: async (code) => {
      const answer = await tokens({ grant_type: 'authorization_code', code })
      if (!answer.ok) return answer
      const { athleteId } = answer.value
      if (athleteId === undefined) return { ok: false, why: 'unreachable' }
      return { ...answer, value: { ...answer.value, athleteId } }
    },
    refresh: (refreshToken) => tokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: (token) =>
      ask(
        `${oauthUrl}/revoke`,
        { method: 'POST', form: { token }, authorization: basic(clientId, clientSecret) },
        shapes.nothing,
      ),
    listActivities: (token, { page, perPage, ...between }) => {
      const instants = Object.entries(between).map(([name, at]) => [name, String(at.getTime() / 1000)])
      const query = { page: String(page), per_page: String(perPage), ...Object.fromEntries(instants) }
      return read('/athlete/activities', token, query, shapes.summaries)
    },
    readActivity: (token, id) =>
      read(`/activities/${id}`, token, { include_all_efforts: 'false' }, shapes.detail),
    readStreams: (token, id) =>
      read(`/activities/${id}/streams`, token, { keys: streamKeys, key_by_type: 'true' }, shapes.streams),
    subscribe: (callbackUrl) =>
      ask(
        `${apiUrl}/push_subscriptions`,
        {
          method: 'POST',
          form: { ...application, callback_url: callbackUrl, verify_token: verifyToken ?? '' },
        },
        shapes.subscription,
      ),
    listSubscriptions: () =>
      ask(`${apiUrl}/push_subscriptions`, { query: application }, shapes.subscriptions),
    unsubscribe: (id) =>
      ask(`${apiUrl}/push_subscriptions/${id}`, { method: 'DELETE', query: application }, shapes.nothing),
  }
}

async function askStrava<Schema extends z.ZodType>(
  url: string,
  { method = 'GET', query, form, authorization }: Asked,
  schema: Schema,
  askedAt: Date,
): Promise<StravaAnswer<z.output<Schema>>> {
  try {
    const response = await fetch(query ? `${url}?${new URLSearchParams(query)}` : url, {
      method,
      body: form ? new URLSearchParams(form) : null,
      headers: { accept: 'application/json', ...(authorization && { authorization }) },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const spent = { spentUntil: spentUntil(response.headers, askedAt, response.status === 429) }
    const body = await bodyOf(response)
    if (!response.ok) return { ok: false, why: whyOf(response.status, body), ...spent }
    const read = schema.safeParse(body)
    return read.success
      ? { ok: true, value: read.data, ...spent }
      : { ok: false, why: 'unreachable', ...spent }
  } catch {
    return { ok: false, why: 'unreachable' }
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

function whyOf(status: number, body: unknown): StravaRefusal {
  const { errors } = shapes.refusal.catch({ errors: [] }).parse(body)
  if (status === 401 && errors.some(({ field }) => field.includes('permission'))) return 'scope'
  // Our own number or secret is wrong, or the application is full: that says nothing of the athlete.
  if (errors.some(({ resource }) => resource === 'Application')) return 'closed'
  const known: Record<number, StravaRefusal> = {
    400: 'refused',
    401: 'unauthorized',
    402: 'closed',
    403: 'missing',
    404: 'missing',
    429: 'spent',
  }
  return known[status] ?? 'unreachable'
}

function tokensOf(said: Shape<'tokens'>): StravaTokens & { athleteId: number | undefined } {
  return {
    accessToken: said.access_token,
    refreshToken: said.refresh_token,
    expiresAt: new Date(said.expires_at * 1000),
    athleteId: said.athlete?.id,
  }
}

function mapAnswer<From, To>(answer: StravaAnswer<From>, to: (value: From) => To): StravaAnswer<To> {
  return answer.ok ? { ...answer, value: to(answer.value) } : answer
}

function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
