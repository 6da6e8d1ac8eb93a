import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { goodPassword, signedIn } from '../../test/signed-in.ts'

const service = useAuthService()

test('a deleted account is gone, its sessions and its address with it', async () => {
  const { client, session, user } = await signedIn(service, 'parti@club.example')
  expect((await service.admin().deleteUser(user.id)).error).toBeNull()
  expect((await service.admin().getUserById(user.id)).error).toMatchObject({ code: 'user_not_found' })
  expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' })
  const refreshed = await service.client().auth.refreshSession(session)
  expect(refreshed.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  expect((await service.admin().createUser({ email: 'parti@club.example' })).error).toBeNull()
})

test('of a softly deleted account only the row is left', async () => {
  const email = 'doux@club.example'
  const { client, session, user } = await signedIn(service, email)
  await client.auth.updateUser({ data: { name: 'Sans nom' } })
  const given = { phone: '33644444444', app_metadata: { group: 'a' } }
  await service.admin().updateUserById(user.id, given)
  const link = await service.admin().generateLink({ type: 'magiclink', email })
  expect((await service.admin().deleteUser(user.id, true)).error).toBeNull()
  const left = (await service.admin().getUserById(user.id)).data.user
  expect(left).toMatchObject({
    id: user.id,
    deleted_at: expect.any(String),
    user_metadata: {},
    app_metadata: {},
  })
  const everything = await service.pool.query(
    'SELECT row_to_json(u)::text AS kept FROM auth.users u UNION SELECT row_to_json(i)::text FROM auth.identities i',
  )
  const text = everything.rows.map(({ kept }) => String(kept)).join('\n')
  for (const trace of [email, '33644444444', 'Sans nom']) expect(text).not.toContain(trace)
  expect((await client.auth.getUser()).data.user).toBeNull()
  const refreshed = await service.client().auth.refreshSession(session)
  expect(refreshed.error).toMatchObject({ code: 'refresh_token_not_found' })
  const signIn = await service.client().auth.signInWithPassword({ email, password: goodPassword })
  expect(signIn.error).toMatchObject({ code: 'invalid_credentials' })
  const scrubbed = await service
    .client()
    .auth.signInWithPassword({ email: `${left?.email}`, password: goodPassword })
  expect(scrubbed.error).not.toBeNull()
  const token_hash = link.data.properties?.hashed_token ?? ''
  expect((await service.client().auth.verifyOtp({ type: 'magiclink', token_hash })).error).not.toBeNull()
  expect((await service.admin().createUser({ email, phone: '33644444444' })).error).toBeNull()
})

test('a softly deleted account is not brought back, but can be deleted wholly', async () => {
  const { user } = await signedIn(service, 'retour@club.example')
  await service.admin().deleteUser(user.id, true)
  const before = (await service.admin().getUserById(user.id)).data.user
  const changed = await service.admin().updateUserById(user.id, { email: 'retour@club.example' })
  expect(changed.error).toMatchObject({ status: 404, code: 'user_not_found' })
  expect((await service.admin().deleteUser(user.id, true)).error).toBeNull()
  expect((await service.admin().getUserById(user.id)).data.user).toEqual(before)
  expect((await service.admin().deleteUser(user.id)).error).toBeNull()
  expect((await service.admin().getUserById(user.id)).error).toMatchObject({ code: 'user_not_found' })
})
