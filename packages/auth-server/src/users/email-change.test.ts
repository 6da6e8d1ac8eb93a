import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { goodPassword, signedIn } from '../../test/signed-in.ts'

const service = useAuthService()

const confirm = (to: string) => {
  const mail = service.mails.findLast((letter) => letter.to === to)
  const token_hash = mail?.link?.tokenHash ?? ''
  return service.client().auth.verifyOtp({ type: 'email_change', token_hash })
}

test('an address changes once both have confirmed, and only then signs in', async () => {
  const { client } = await signedIn(service, 'avant@club.example')
  await client.auth.updateUser({ email: 'apres@club.example' })
  await confirm('apres@club.example')
  const signIn = (email: string) =>
    service.client().auth.signInWithPassword({ email, password: goodPassword })
  expect((await signIn('apres@club.example')).error).toMatchObject({ code: 'invalid_credentials' })
  await confirm('avant@club.example')
  expect((await signIn('apres@club.example')).error).toBeNull()
  expect((await signIn('avant@club.example')).error).toMatchObject({ code: 'invalid_credentials' })
  const { data } = await service.admin().listUsers()
  const changed = data.users.find(({ email }) => email === 'apres@club.example')
  expect(changed).not.toHaveProperty('new_email')
  expect(changed?.identities?.[0]?.identity_data).toMatchObject({ email: 'apres@club.example' })
})

test('a new password makes a change of address that is under way void', async () => {
  const { client, user } = await signedIn(service, 'volee@club.example')
  await client.auth.updateUser({ email: 'voleur@club.example' })
  await client.auth.updateUser({ password: 'un tout autre mot' })
  for (const to of ['voleur@club.example', 'volee@club.example'])
    expect((await confirm(to)).error).toMatchObject({ code: 'otp_expired' })
  expect((await service.admin().getUserById(user.id)).data.user?.email).toBe('volee@club.example')
})

test('an address that was taken meanwhile is not doubled', async () => {
  const { client, user } = await signedIn(service, 'lente@club.example')
  await client.auth.updateUser({ email: 'convoitee@club.example' })
  await service.admin().createUser({ email: 'convoitee@club.example' })
  await confirm('convoitee@club.example')
  await confirm('lente@club.example')
  expect((await service.admin().getUserById(user.id)).data.user?.email).toBe('lente@club.example')
  expect(service.logged).toEqual([])
})
