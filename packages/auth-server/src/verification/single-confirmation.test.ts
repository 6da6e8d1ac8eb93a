import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { goalOf, lastMail, member, postTo } from '../../test/mailed-proofs.ts'

const service = useAuthService({ mail: { everySeconds: 0, perHour: 1000, confirmsChangeTwice: false } })

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
