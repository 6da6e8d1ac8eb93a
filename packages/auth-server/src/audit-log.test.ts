import { expect, test } from 'vitest'
import { useAuthService } from '../test/auth-service.ts'
import { enrollTotp, newMemberWithTotp } from '../test/second-factors.ts'
import { goodPassword, rawRequest, signedIn } from '../test/signed-in.ts'

const service = useAuthService({ signUp: { enabled: true }, manualLinking: true })

/** What the journal says since the last look: by whom, what, about whom. */
async function journal() {
  const { rows } = await service.pool.query<{ payload: Record<string, unknown>; ip_address: string }>(
    'DELETE FROM auth.audit_log_entries RETURNING payload, ip_address',
  )
  return rows.map(({ payload, ip_address: address }) => ({ ...payload, address }))
}

const actions = async () => (await journal()).map((entry) => 'action' in entry && entry.action)

test('what people do is written down with who and where from, and what was refused is not', async () => {
  const { client, user } = await signedIn(service, 'journal@club.example')
  await journal()
  service.address = '2001:db8::7'
  const own = { actor_id: user.id, actor_username: user.email, address: '2001:db8::7' }
  await client.auth.updateUser({ data: { a: 1 } })
  expect(await journal()).toMatchObject([{ action: 'user_modified', log_type: 'user', ...own }])
  await client.auth.updateUser({ password: 'un tout autre mot' })
  expect(await journal()).toMatchObject([
    { action: 'user_updated_password', log_type: 'user', ...own },
    { action: 'user_modified', ...own },
  ])
  await client.auth.updateUser({ password: 'un tout autre mot' })
  await client.auth.updateUser({ password: 'court' })
  expect(await journal()).toEqual([])
  await client.auth.reauthenticate()
  expect(await journal()).toMatchObject([{ action: 'user_reauthenticate_requested', ...own }])
  await client.auth.signOut()
  expect(await journal()).toMatchObject([{ action: 'logout', log_type: 'account', ...own }])
  service.address = '192.0.2.1'
})

test('what administrators do says whose account it was', async () => {
  await journal()
  const admin = service.admin()
  const { data } = await admin.createUser({ email: 'sujet@club.example' })
  const id = data.user?.id ?? ''
  await admin.createUser({ email: 'sujet@club.example' })
  await admin.updateUserById(id, { ban_duration: '1h' })
  await admin.generateLink({ type: 'magiclink', email: 'sujet@club.example' })
  await admin.inviteUserByEmail('invite@club.example')
  await admin.deleteUser(id)
  const entries = await journal()
  expect(entries.map((entry) => 'action' in entry && entry.action)).toEqual([
    'user_signedup',
    'user_modified',
    'user_recovery_requested',
    'user_invited',
    'user_deleted',
  ])
  const by = { actor_username: 'service_role', actor_id: '00000000-0000-0000-0000-000000000000' }
  expect(entries[0]).toMatchObject({ ...by, log_type: 'team', traits: { user_id: id } })
  expect(entries[4]).toMatchObject({ ...by, log_type: 'team', traits: { user_id: id, is_soft: false } })
  const kept = JSON.stringify(entries)
  expect(kept).not.toContain('sujet@club.example')
})

test('each way in is written down, and the end of a session by the site', async () => {
  await journal()
  const account = { email: 'entrees@club.example', password: goodPassword }
  const { auth } = service.client()
  const enter = (email: string, type: 'email' | 'invite') =>
    auth.verifyOtp({ email, type, token: service.mails.at(-1)?.otp ?? '' })
  await auth.signUp(account)
  await enter(account.email, 'email')
  await auth.signUp(account)
  expect(await actions()).toEqual(['user_confirmation_requested', 'user_signedup', 'user_repeated_signup'])
  await auth.resetPasswordForEmail(account.email)
  await auth.signInWithOtp({ email: account.email })
  await enter(account.email, 'email')
  await auth.signInWithPassword(account)
  expect(await actions()).toEqual(['user_recovery_requested', 'user_recovery_requested', 'login', 'login'])
  const { data } = await auth.getClaims()
  const { sub: userId = '', session_id: sessionId = '' } = data?.claims ?? {}
  await service.endSession({ userId, sessionId })
  expect(await journal()).toMatchObject([{ action: 'logout', actor_id: userId }])
  await service.admin().inviteUserByEmail('invitee@club.example')
  await enter('invitee@club.example', 'invite')
  expect(await actions()).toEqual(['user_invited', 'invite_accepted'])
})

test('what becomes of second factors and of names is written down', async () => {
  await journal()
  const { client, factor } = await newMemberWithTotp(service, 'facteurs@club.example')
  await client.auth.mfa.unenroll({ factorId: factor.id })
  const life = ['factor_in_progress', 'challenge_created', 'verification_attempted', 'factor_unenrolled']
  expect(await actions()).toEqual(['login', ...life])
  const { id } = await enrollTotp(client, 'Tablette')
  const userId = (await client.auth.getUser()).data.user?.id ?? ''
  const path = `/admin/users/${userId}/factors/${id}`
  const apikey = 'secret-key-of-the-tests-0123456789'
  await rawRequest(service, 'PUT', path, { apikey, body: { friendly_name: 'Perdue' } })
  await service.admin().mfa.deleteFactor({ userId, id })
  expect(await actions()).toEqual(['factor_in_progress', 'factor_updated', 'factor_deleted'])
  await service.admin().updateUserById(userId, { phone: '33655555556', phone_confirm: true })
  const { data } = await client.auth.getUserIdentities()
  const phone = data?.identities.find(({ provider }) => provider === 'phone')
  if (phone) await client.auth.unlinkIdentity(phone)
  expect(await actions()).toEqual(['user_modified', 'identity_unlinked'])
})

test('a stolen refresh token is written down', async () => {
  const { session, user } = await signedIn(service, 'vol@club.example')
  const refresh = (token = '') => service.client().auth.refreshSession({ refresh_token: token })
  const second = await refresh(session.refresh_token)
  await refresh(second.data.session?.refresh_token)
  await journal()
  service.ahead = 60_000
  await refresh(session.refresh_token)
  service.ahead = 0
  expect(await journal()).toMatchObject([
    { action: 'token_revoked', log_type: 'token', actor_id: user.id, address: '192.0.2.1' },
  ])
})

test('nothing secret is in it', async () => {
  const { client, session } = await signedIn(service, 'secret@club.example')
  await client.auth.updateUser({ email: 'secret2@club.example' })
  await client.auth.updateUser({ phone: '+33677777777' })
  await client.auth.reauthenticate()
  const kept = JSON.stringify(await journal())
  const codes = [
    ...service.mails.flatMap(({ otp, link }) => [otp, link?.tokenHash ?? otp]),
    ...service.messages.map(({ text }) => /\d{6}/.exec(text)?.[0] ?? text),
  ]
  expect(codes.length).toBeGreaterThan(3)
  for (const secret of [...codes, goodPassword, session.access_token, session.refresh_token])
    expect(kept).not.toContain(secret)
})
