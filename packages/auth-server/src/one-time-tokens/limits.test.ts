import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { member, postTo } from '../../test/mailed-proofs.ts'
import { authDatabase } from '../database.ts'
import { ownCounts } from '../limits/act-counts.ts'
import { sendingLimits } from '../limits/sending-limits.ts'
import { authSettings } from '../settings.ts'

const few = { points: 3, perSeconds: 300 }
const service = useAuthService({
  signUp: { enabled: false, phone: true },
  limits: { account: few, verify: few },
})

test.each([
  ['/otp', { email: 'a@club.example' }],
  ['/magiclink', { email: 'a@club.example' }],
  ['/recover', { email: 'a@club.example' }],
  ['/resend', { type: 'signup', email: 'a@club.example' }],
  ['/signup', { email: 'a@club.example', password: 'un mot de passe correct' }],
  ['/verify', { type: 'email', token_hash: 'a' }],
])('%s is asked a few times by one visitor, and by another again', async (path, body) => {
  service.address = '192.0.2.1'
  for (let time = 0; time < 3; time += 1) expect((await postTo(service, path, body)).status).not.toBe(429)
  const refused = await postTo(service, path, body)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' })
  service.address = '192.0.2.2'
  expect((await postTo(service, path, body)).status).not.toBe(429)
})

test('where sign-ups are closed a text is asked for by unknown and known alike, and its failure is told nobody', async () => {
  service.address = '192.0.2.3'
  const [phone, unknown] = ['33612345678', '33687654321']
  await member(service, 'numero@club.example')
  await service.pool.query(
    `UPDATE auth.users SET phone = $1, phone_confirmed_at = now() WHERE email = 'numero@club.example'`,
    [phone],
  )
  service.smsFailure = new Error('the gateway is down')
  for (const number of [phone, unknown]) {
    const answer = await postTo(service, '/otp', { phone: number })
    expect([answer.status, await answer.json()]).toEqual([200, {}])
  }
  expect(service.logged).toMatchObject([{ message: 'a one-time token could not be sent' }])
})

test('an address rests however many others are asked for meanwhile', async () => {
  const settings = authSettings.parse({ siteUrl: 'http://localhost:3000' })
  const { noteRequest } = sendingLimits(settings, ownCounts())
  const within = { now: () => new Date('2026-11-20T10:00:00Z'), database: authDatabase(service.pool) }
  await noteRequest(within, 'mail', 'une@club.example')
  for (let time = 0; time < 10_000; time += 1) await noteRequest(within, 'mail', `autre-${time}@club.example`)
  await expect(noteRequest(within, 'mail', 'une@club.example')).rejects.toThrow('after 60 seconds')
})
