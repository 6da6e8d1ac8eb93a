import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { goalOf, lastMail, member, postTo } from '../../test/mailed-proofs.ts'
import { signedIn } from '../../test/signed-in.ts'

const service = useAuthService({ mail: { everySeconds: 0, perHour: 1000, confirmsChangeTwice: false } })
/** The same accounts, as they were before the setting was changed. */
const before = useAuthService({}, { pool: () => service.pool })

test('where one confirmation is enough it is the new address’s', async () => {
  const [email, next] = ['simple@club.example', 'simple.neuve@club.example']
  await member(service, email)
  const client = service.client()
  await postTo(service, '/otp', { email })
  await client.auth.verifyOtp({ email, token: lastMail(service, email).otp, type: 'email' })
  await client.auth.updateUser({ email: next })
  expect(lastMail(service, email).kind).toBe('magiclink')
  expect(goalOf(await lastMail(service, next).follow()).fragment).toHaveProperty('access_token')
  expect((await client.auth.getUser()).data.user?.email).toBe(next)
})

test('of a change that began when both were asked, the present address alone is not', async () => {
  const [email, next] = ['avant@club.example', 'avant.neuve@club.example']
  const { client, user } = await signedIn(before, email)
  await client.auth.updateUser({ email: next })
  const { hash } = lastMail(before, email)
  await postTo(service, '/verify', { type: 'email_change', token_hash: hash })
  const now = await service.admin().getUserById(user.id)
  expect(now.data.user).toMatchObject({ email, new_email: next })
})
