import { setTimeout as wait } from 'node:timers/promises'

type Answer = { access_token?: string; refresh_token?: string; error_code?: string; msg?: string }

/** What happened to one client of a service that is killed now and then. */
export type RefreshingClient = {
  /** The newest token that arrived. */
  token: string
  refreshed: number
  /** Refreshes whose answer never arrived. */
  lost: number
  /** The service said no: the person is locked out. */
  refusals: string[]
}

/** Opens a session by signing up at a service that confirms by itself. */
export async function signUpAt(service: string, email: string): Promise<RefreshingClient> {
  const { answer, status } = await post(`${service}/signup`, { email, password: 'un mot de passe correct' })
  if (!answer.refresh_token) throw new Error(`No session: ${status} ${JSON.stringify(answer)}`)
  return { token: answer.refresh_token, refreshed: 0, lost: 0, refusals: [] }
}

/**
 * Refreshes one after the other as clients do until `goesOn` says no: keeps the newest token that arrived, and asks
 * again with the token it has when no answer comes. `serviceNow` is where the service is at that moment.
 */
export async function keepRefreshing(
  client: RefreshingClient,
  serviceNow: () => string,
  goesOn: () => boolean,
): Promise<void> {
  while (goesOn() && client.refusals.length === 0) await refreshOnce(client, serviceNow())
}

/** One refresh, its loss or its refusal noted. */
export async function refreshOnce(client: RefreshingClient, service: string): Promise<void> {
  try {
    const asked = { refresh_token: client.token }
    const { answer, status } = await post(`${service}/token?grant_type=refresh_token`, asked)
    if (answer.refresh_token) {
      client.token = answer.refresh_token
      client.refreshed += 1
    } else if (status >= 500) {
      client.lost += 1
      await wait(20)
    } else client.refusals.push(`${status} ${answer.error_code}: ${answer.msg}`)
  } catch (error) {
    // A connection refused was no refresh at all.
    if (!isRefusedConnection(error)) client.lost += 1
    await wait(20)
  }
}

async function post(url: string, body: unknown): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, answer: await response.json() }
}

function isRefusedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
