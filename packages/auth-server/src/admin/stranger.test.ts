import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { lastMail } from '../../test/mailed-proofs.ts'

const service = useAuthService({ signUp: { enabled: true } })
const password = 'le mot de passe du pirate'

test('who signed up with the address of somebody invited later has no way into that account', async () => {
  const email = 'convoitee@club.example'
  const stranger = await service
    .client()
    .auth.signUp({ email, password, options: { data: { name: 'Pirate' } } })
  expect(stranger.error).toBeNull()
  await service.pool.query(
    `INSERT INTO auth.identities (provider, provider_id, user_id, identity_data, created_at, updated_at)
     SELECT 'cercle', 'pirate', id, '{"sub": "pirate"}', now(), now() FROM auth.users WHERE email = $1`,
    [email],
  )
  const invited = await service.admin().inviteUserByEmail(email, { data: { group: 'a' } })
  expect(invited.data.user).toMatchObject({
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { group: 'a' },
    identities: [{ provider: 'email' }],
  })
  const { hash: token_hash } = lastMail(service, email)
  expect((await service.client().auth.verifyOtp({ type: 'invite', token_hash })).error).toBeNull()
  const { error } = await service.client().auth.signInWithPassword({ email, password })
  expect(error).toMatchObject({ code: 'invalid_credentials' })
})

test('a link to sign up with, made by an administrator, holds for the password told with it alone', async () => {
  const email = 'inscrite@club.example'
  await service.client().auth.signUp({ email, password })
  const chosen = 'le mot de passe convenu'
  const link = await service.admin().generateLink({ type: 'signup', email, password: chosen })
  const token_hash = link.data.properties?.hashed_token ?? ''
  expect((await service.client().auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull()
  const signIn = (tried: string) => service.client().auth.signInWithPassword({ email, password: tried })
  expect((await signIn(password)).error).toMatchObject({ code: 'invalid_credentials' })
  expect((await signIn(chosen)).error).toBeNull()
})
