import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'

const oneDay = 86_400_000
const service = useAuthService({ otp: { lifeSeconds: 3600, invitationLinkSeconds: 7 * 86_400 } })
afterEach(() => {
  service.ahead = 0
})

async function invited() {
  const email = `${randomUUID()}@club.example`
  const { data } = await service.admin().generateLink({ type: 'invite', email })
  return { email, hash: data.properties?.hashed_token ?? '', code: data.properties?.email_otp ?? '' }
}

test('the link of an invitation is followed a week later, its code is not, nor the link a day after that', async () => {
  const [one, another, late] = [await invited(), await invited(), await invited()]
  service.ahead = 6 * oneDay
  const byCode = await service
    .client()
    .auth.verifyOtp({ email: another.email, token: another.code, type: 'invite' })
  expect(byCode.error?.code).toBe('otp_expired')
  const byLink = await service.client().auth.verifyOtp({ token_hash: one.hash, type: 'invite' })
  expect(byLink.data.user?.email).toBe(one.email)
  service.ahead = 8 * oneDay
  const tooLate = await service.client().auth.verifyOtp({ token_hash: late.hash, type: 'invite' })
  expect(tooLate.error?.code).toBe('otp_expired')
})

test('once the address is confirmed, links of any kind live as long as the others', async () => {
  const { email, hash } = await invited()
  await service.client().auth.verifyOtp({ token_hash: hash, type: 'invite' })
  const { data } = await service.admin().generateLink({ type: 'magiclink', email })
  service.ahead = oneDay
  const token_hash = data.properties?.hashed_token ?? ''
  const { error } = await service.client().auth.verifyOtp({ token_hash, type: 'magiclink' })
  expect(error?.code).toBe('otp_expired')
})
