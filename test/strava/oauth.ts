import { randomBytes } from 'node:crypto'
import { fault, type Answer, type Grant } from './records.ts'

const sixHours = 21_600

type Application = { clientId: string; clientSecret: string }
type Code = { athleteId: number; scope: string; isUsed: boolean }

/** Codes, tokens that rotate and their end, as Strava has them: one grant for an athlete and the application. */
export function openOAuth({ clientId, clientSecret }: Application, now: () => Date) {
  const codes = new Map<string, Code>()
  const grants: Grant[] = []
  const secondsNow = () => Math.floor(now().getTime() / 1000)
  const secret = () => randomBytes(20).toString('hex')

  function grantTo(athleteId: number, scope: string): Grant {
    const grant = {
      athleteId,
      scope,
      accessToken: secret(),
      refreshToken: secret(),
      expiresAt: secondsNow() + sixHours,
    }
    endGrantsOf(athleteId)
    grants.push(grant)
    return grant
  }

  function endGrantsOf(athleteId: number): void {
    grants.splice(0, grants.length, ...grants.filter((grant) => grant.athleteId !== athleteId))
  }

  const said = (grant: Grant) => ({
    token_type: 'Bearer',
    access_token: grant.accessToken,
    refresh_token: grant.refreshToken,
    expires_at: grant.expiresAt,
    expires_in: grant.expiresAt - secondsNow(),
  })

  function exchange(form: URLSearchParams): Answer {
    const code = codes.get(form.get('code') ?? '')
    if (!code || code.isUsed) return fault(400, 'AuthorizationCode', 'code', 'invalid')
    code.isUsed = true
    const grant = grantTo(code.athleteId, code.scope)
    return { status: 200, body: { ...said(grant), athlete: { id: code.athleteId, firstname: 'Camille' } } }
  }

  function refresh(form: URLSearchParams): Answer {
    const grant = grants.find(({ refreshToken }) => refreshToken === form.get('refresh_token'))
    if (!grant) return fault(400, 'RefreshToken', 'refresh_token', 'invalid')
    // With more than an hour left it is the same one.
    if (grant.expiresAt - secondsNow() > 3600) return { status: 200, body: said(grant) }
    return { status: 200, body: said(grantTo(grant.athleteId, grant.scope)) }
  }

  return {
    newCode(athleteId: number, scope: string): string {
      const code = secret()
      codes.set(code, { athleteId, scope, isUsed: false })
      return code
    },
    token(form: URLSearchParams): Answer {
      if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
        return fault(401, 'Application', 'client_id', 'invalid')
      return form.get('grant_type') === 'refresh_token' ? refresh(form) : exchange(form)
    },
    revoke(authorization: string | undefined, form: URLSearchParams): Answer {
      const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
      if (authorization !== expected) return fault(401, 'Application', 'client_id', 'invalid')
      const token = form.get('token')
      const grant = grants.find(
        ({ accessToken, refreshToken }) => accessToken === token || refreshToken === token,
      )
      if (grant) endGrantsOf(grant.athleteId)
      return { status: 200 }
    },
    /** Who a bearer reads for; undefined when the token has ended. */
    bearer: (authorization: string | undefined) =>
      grants.find(
        ({ accessToken, expiresAt }) => authorization === `Bearer ${accessToken}` && expiresAt > secondsNow(),
      ),
    grants,
    endGrantsOf,
    /** Tokens end before their time, or after it. */
    expire: () => {
      for (const grant of grants) grant.expiresAt = secondsNow() - 1
    },
  }
}
