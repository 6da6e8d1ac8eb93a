import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { signedIn } from '../../test/signed-in.ts'

const service = useAuthService({ mail: { confirmsChangeTwice: false, everySeconds: 60, perHour: 100 } })

test('where one confirmation is enough, only the new address is written to', async () => {
  const { client, user } = await signedIn(service, 'simple@club.example')
  await client.auth.updateUser({ email: 'simple2@club.example' })
  expect(service.mails).toMatchObject([{ kind: 'email_change_new', to: 'simple2@club.example' }])
  const token_hash = service.mails[0]?.link?.tokenHash ?? ''
  expect((await service.client().auth.verifyOtp({ type: 'email_change', token_hash })).error).toBeNull()
  expect((await service.admin().getUserById(user.id)).data.user?.email).toBe('simple2@club.example')
  const half = {
    type: 'email_change_current',
    email: 'simple2@club.example',
    newEmail: 'x@club.example',
  } as const
  expect((await service.admin().generateLink(half)).error).toMatchObject({ code: 'validation_failed' })
})

test('nobody floods a mailbox with changes or codes, and a refused change changes nothing', async () => {
  const { client } = await signedIn(service, 'flot@club.example')
  expect((await client.auth.updateUser({ email: 'a@flot.example' })).error).toBeNull()
  const again = await client.auth.updateUser({ email: 'b@flot.example', data: { a: 1 } })
  expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect((await client.auth.getUser()).data.user).toMatchObject({
    new_email: 'a@flot.example',
    user_metadata: {},
  })
  expect((await client.auth.reauthenticate()).error).toBeNull()
  expect((await client.auth.reauthenticate()).error).toMatchObject({ status: 429 })
})
