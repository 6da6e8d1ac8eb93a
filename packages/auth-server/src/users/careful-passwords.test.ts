import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { enrollTotp, newMemberWithTotp } from '../../test/second-factors.ts'
import { goodPassword, signedIn } from '../../test/signed-in.ts'

const service = useAuthService({
  password: { requiresCurrent: true, requiresReauthentication: true },
  limits: { failures: { points: 3, perSeconds: 900 } },
  manualLinking: true,
  signUp: { phone: true },
  factors: { phone: { enroll: true, verify: true } },
})
const password = 'un tout autre mot'
const dayAndMore = 86_400_001

test('a new password wants the present one, and does not let it be guessed', async () => {
  const { client } = await signedIn(service, 'actuel@club.example')
  const change = (current?: string) =>
    client.auth.updateUser({ password, ...(current && { current_password: current }) })
  expect((await change()).error).toMatchObject({ status: 400, code: 'current_password_required' })
  for (const guess of ['un', 'deux', 'trois'])
    expect((await change(guess)).error).toMatchObject({ status: 400, code: 'current_password_invalid' })
  expect((await change(goodPassword)).error).toMatchObject({ status: 429 })
  service.ahead = 900_001
  expect((await change(goodPassword)).error).toBeNull()
  service.ahead = 0
})

test('an old session shows a code sent by mail, which serves once and is not guessed', async () => {
  const { client } = await signedIn(service, 'vieille@club.example')
  service.ahead = dayAndMore
  await client.auth.refreshSession()
  const change = (to: string, current: string, nonce?: string) =>
    client.auth.updateUser({ password: to, current_password: current, ...(nonce && { nonce }) })
  const needed = await change(password, goodPassword)
  expect(needed.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  service.mails.length = 0
  expect((await client.auth.reauthenticate()).error).toBeNull()
  expect(service.mails).toMatchObject([{ kind: 'reauthentication', to: 'vieille@club.example' }])
  expect(service.mails[0]).not.toHaveProperty('link')
  const nonce = service.mails[0]?.otp ?? ''
  const wrong = nonce === '000000' ? '000001' : '000000'
  const guess = await change(password, goodPassword, wrong)
  expect(guess.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
  expect((await change(password, goodPassword, nonce)).error).toBeNull()
  const again = await change('encore un autre mot', password, nonce)
  expect(again.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
  for (let tries = 0; tries < 3; tries += 1) await change('encore un autre mot', password, wrong)
  expect((await change('encore un autre mot', password, wrong)).error).toMatchObject({ status: 429 })
  service.ahead = 0
})

test('somebody’s code is nobody else’s', async () => {
  const one = await signedIn(service, 'une-a@club.example')
  const other = await signedIn(service, 'une-b@club.example')
  service.ahead = dayAndMore
  for (const { client } of [one, other]) await client.auth.refreshSession()
  service.mails.length = 0
  await one.client.auth.reauthenticate()
  const nonce = service.mails[0]?.otp ?? ''
  const stolen = await other.client.auth.updateUser({ password, current_password: goodPassword, nonce })
  expect(stolen.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
  const own = await one.client.auth.updateUser({ password, current_password: goodPassword, nonce })
  expect(own.error).toBeNull()
  service.ahead = 0
})

test('a code sent to a number that was just chosen proves nothing of the owner', async () => {
  const { client, user } = await signedIn(service, 'numero-vole@club.example')
  const phone = '33622222233'
  expect((await client.auth.updateUser({ phone })).error).toBeNull()
  const token = /\d{6}/.exec(service.messages.at(-1)?.text ?? '')?.[0] ?? ''
  const thief = service.client()
  const { data } = await thief.auth.verifyOtp({ type: 'phone_change', phone, token })
  expect(data.user?.id).toBe(user.id)
  const taken = await thief.auth.updateUser({ password })
  expect(taken.error).toMatchObject({ status: 400, code: 'current_password_required' })
  const needed = { error: { status: 400, code: 'reauthentication_needed' } }
  expect(await thief.auth.updateUser({ phone: '33622222244' })).toMatchObject(needed)
  expect(await thief.auth.mfa.enroll({ factorType: 'totp' })).toMatchObject(needed)
})

test('a session of yesterday changes no number, and adds and removes no factor', async () => {
  const { client } = await newMemberWithTotp(service, 'hier@club.example')
  service.ahead += 901_000
  await client.auth.refreshSession()
  const needed = { error: { status: 400, code: 'reauthentication_needed' } }
  expect(await client.auth.updateUser({ phone: '33622222255' })).toMatchObject(needed)
  expect(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Deux' })).toMatchObject(needed)
  const { data } = await client.auth.mfa.listFactors()
  expect(await client.auth.mfa.unenroll({ factorId: data?.totp[0]?.id ?? '' })).toMatchObject(needed)
  service.ahead = 0
})

test('an enrolment that was left open is not finished by a session of yesterday', async () => {
  const { client } = await signedIn(service, 'inachevee@club.example')
  const factor = await enrollTotp(client)
  service.ahead = 1_201_000
  await client.auth.refreshSession()
  const { error } = await client.auth.mfa.challenge({ factorId: factor.id })
  expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  service.ahead = 0
})

test('a link that signs in chooses no password, one of recovery does; neither passes for the other', async () => {
  const email = 'lien@club.example'
  await signedIn(service, email)
  for (const sent of ['magiclink', 'recovery'] as const)
    for (const shown of ['magiclink', 'recovery'] as const) {
      const { data } = await service.admin().generateLink({ type: sent, email })
      const client = service.client()
      const token_hash = data.properties?.hashed_token ?? ''
      expect((await client.auth.verifyOtp({ type: shown, token_hash })).error).toBeNull()
      const { error } = await client.auth.updateUser({ password: `${password} ${shown}` })
      if (sent === 'recovery') expect(error).toBeNull()
      else expect(error).toMatchObject({ code: 'current_password_required' })
    }
})

test('who came by a mail of recovery needs no present password for half an hour, and needs it then', async () => {
  const email = 'par-mail@club.example'
  await signedIn(service, email)
  const { data } = await service.admin().generateLink({ type: 'recovery', email })
  const client = service.client()
  const token_hash = data.properties?.hashed_token ?? ''
  expect((await client.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
  service.ahead = 1_801_000
  const late = await client.auth.updateUser({ password })
  expect(late.error).toMatchObject({ status: 400, code: 'current_password_required' })
  service.ahead = 1_700_000
  expect((await client.auth.updateUser({ password })).error).toBeNull()
  service.ahead = 0
})
