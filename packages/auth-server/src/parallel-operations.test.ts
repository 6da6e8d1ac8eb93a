import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { useAuthService } from '../test/auth-service.ts'
import { accessTokenOf, enrollTotp, given, newMember } from '../test/second-factors.ts'
import { rawRequest } from '../test/signed-in.ts'
import { thirdPartyOf } from '../test/third-party.ts'

const service = useAuthService({ oauthServer: { enabled: true }, factors: { most: 50 } })
const thirdParty = thirdPartyOf(service)

beforeEach(() => void (service.logged.length = 0))

test('a third party’s code is exchanged while the account’s access is ended', async () => {
  const { client, userId } = await memberWithId('echange@club.example')
  const partner = await thirdParty.register()
  const code = await thirdParty.codeFor(partner, client)
  const answer = await whileAccessEnds(userId, () => thirdParty.tokenBasic(partner, code))
  expect(await answer.json()).toMatchObject({ error: 'invalid_grant' })
})

test('a third party is agreed to and shown while the account’s access is ended', async () => {
  const { client, token, userId } = await memberWithId('accord@club.example')
  const partner = await thirdParty.register()
  for (const ask of [agree, show]) {
    const { authorizationId } = await thirdParty.ask(partner)
    await client.auth.oauth.getAuthorizationDetails(authorizationId)
    const answer = await whileAccessEnds(userId, () => ask(token, authorizationId))
    expect(answer.status).toBe(404)
  }
})

test('a mail’s code is exchanged while the account’s access is ended', async () => {
  const email = 'code@club.example'
  const { userId } = await memberWithId(email)
  const browser = service.client('pkce')
  given(await browser.auth.signInWithOtp({ email }))
  const link = service.mails.findLast(({ to }) => to === email)?.link?.url ?? ''
  const followed = await service.fetch(link, { redirect: 'manual' })
  const code = new URL(followed.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const { error } = await whileAccessEnds(userId, () => browser.auth.exchangeCodeForSession(code))
  expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found' })
})

test('whatever one account does at once, nobody waits in a circle', async () => {
  const { client, token } = await memberWithId('partout@club.example')
  const partner = await thirdParty.register()
  for (let round = 0; round < 8; round += 1) {
    const code = await thirdParty.codeFor(partner, client)
    const { authorizationId } = await thirdParty.ask(partner)
    await show(token, authorizationId)
    const factor = await enrollTotp(client, `vieux ${round}`)
    const { id } = given(await client.auth.mfa.challenge({ factorId: factor.id }))
    await service.pool.query(`UPDATE auth.mfa_factors SET created_at = created_at - interval '1 hour'`)
    const path = `/factors/${factor.id}`
    const password = `un mot de passe numéro ${round}`
    const answers = await Promise.all([
      thirdParty.tokenBasic(partner, code),
      agree(token, authorizationId),
      revoke(token, partner.client_id),
      show(token, authorizationId),
      rawRequest(service, 'PUT', '/user', { token, body: { password } }),
      rawRequest(service, 'POST', `${path}/challenge`, { token, body: {} }),
      rawRequest(service, 'POST', `${path}/verify`, { token, body: { challenge_id: id, code: '000000' } }),
      enroll(token, `neuf ${round}`),
      rawRequest(service, 'DELETE', path, { token }),
      rawRequest(service, 'POST', '/logout?scope=others', { token }),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  }
  expect(service.logged).toEqual([])
})

async function memberWithId(email: string) {
  const client = await newMember(service, email)
  const { user } = given(await client.auth.getUser())
  return { client, token: await accessTokenOf(client), userId: user.id }
}

/** As a new password does: the account first, then all that is open or under way. */
async function whileAccessEnds<Answer>(userId: string, ask: () => Promise<Answer>): Promise<Answer> {
  const ending = await service.pool.connect()
  await ending.query('BEGIN')
  await ending.query('SELECT 1 FROM auth.users WHERE id = $1 FOR UPDATE', [userId])
  const asked = ask()
  await setTimeout(150)
  for (const table of ['flow_state', 'oauth_authorizations'])
    await ending.query(`DELETE FROM auth.${table} WHERE user_id = $1`, [userId])
  await ending.query('COMMIT')
  ending.release()
  const answer = await asked
  expect(service.logged).toEqual([])
  return answer
}

const show = (token: string, id: string) =>
  rawRequest(service, 'GET', `/oauth/authorizations/${id}`, { token })

const agree = (token: string, id: string) =>
  rawRequest(service, 'POST', `/oauth/authorizations/${id}/consent`, { token, body: { action: 'approve' } })

const revoke = (token: string, clientId: string) =>
  rawRequest(service, 'DELETE', `/user/oauth/grants?client_id=${clientId}`, { token })

const enroll = (token: string, name: string) =>
  rawRequest(service, 'POST', '/factors', { token, body: { factor_type: 'totp', friendly_name: name } })
