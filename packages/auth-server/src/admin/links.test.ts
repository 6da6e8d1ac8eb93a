import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'

const service = useAuthService()
const password = 'un mot de passe correct'
const redirectTo = 'http://localhost:3000/logged'

test('an invitation makes an unconfirmed account and writes to it, again as often as wanted', async () => {
  const invite = () =>
    service.admin().inviteUserByEmail('Invitee@club.example', { data: { group: 'a' }, redirectTo })
  const { data, error } = await invite()
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: 'invitee@club.example', invited_at: expect.any(String) })
  expect(data.user?.user_metadata).toEqual({ group: 'a' })
  expect(data.user).not.toHaveProperty('email_confirmed_at')
  expect((await invite()).data.user?.id).toBe(data.user?.id)
  expect(service.mails).toMatchObject([
    { kind: 'invite', to: 'invitee@club.example', link: { type: 'invite', redirectTo } },
    { kind: 'invite' },
  ])
})

test('who has an account already is not invited', async () => {
  const email = 'deja@club.example'
  await service.admin().createUser({ email, email_confirm: true })
  const { error } = await service.admin().inviteUserByEmail(email)
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  const nobody = await service.admin().inviteUserByEmail('xx:;x@x.x')
  expect(nobody.error?.message).toContain('Unable to validate email address: invalid format')
})

test('links are told, not sent, and their redirect is allowed or the site', async () => {
  service.mails.length = 0
  const email = 'lien@club.example'
  const signup = await service.admin().generateLink({
    type: 'signup',
    email,
    password,
    options: { data: { a: 1 }, redirectTo: 'http://localhost:9999/welcome' },
  })
  expect(signup.error).toBeNull()
  expect(signup.data.user?.user_metadata).toEqual({ a: 1 })
  const { action_link: link = '', hashed_token: token = '', ...properties } = signup.data.properties ?? {}
  expect(link).toBe(
    `http://localhost:9999/auth/v1/verify?token=${token}&type=signup&redirect_to=http://localhost:9999/welcome`,
  )
  expect(properties).toEqual({
    email_otp: expect.stringMatching(/^\d{6}$/),
    verification_type: 'signup',
    redirect_to: 'http://localhost:9999/welcome',
  })
  const options = { redirectTo: 'https://evil.example/' }
  const recovery = await service.admin().generateLink({ type: 'recovery', email, options })
  expect(recovery.data.properties?.redirect_to).toBe('http://localhost:3000')
  expect(service.mails).toEqual([])
})

test('a link to sign in is one to sign up with where there is no account', async () => {
  const email = 'nouvelle@club.example'
  const first = await service.admin().generateLink({ type: 'magiclink', email })
  expect(first.data.properties?.verification_type).toBe('signup')
  const second = await service.admin().generateLink({ type: 'magiclink', email })
  expect(second.data.properties?.verification_type).toBe('magiclink')
  expect(second.data.user?.id).toBe(first.data.user?.id)
})

test('both halves of a change of address', async () => {
  const email = 'change@club.example'
  await service.admin().createUser({ email, email_confirm: true })
  for (const type of ['email_change_current', 'email_change_new'] as const) {
    const { data } = await service.admin().generateLink({ type, email, newEmail: 'change2@club.example' })
    expect(data.user).toMatchObject({ email, new_email: 'change2@club.example' })
    expect(data.properties?.verification_type).toBe(type)
    expect(data.properties?.action_link).toContain('type=email_change&')
  }
})

test.each([
  ['an unknown account', { type: 'recovery', email: 'inconnue@club.example' }, 404, 'user_not_found'],
  ['a taken address', { type: 'signup', email: 'pris@lien.example', password }, 422, 'email_exists'],
  ['an account that is there', { type: 'invite', email: 'pris@lien.example' }, 422, 'email_exists'],
  ['no password', { type: 'signup', email: 'x@lien.example', password: '' }, 400, 'validation_failed'],
  ['a weak password', { type: 'signup', email: 'x@lien.example', password: 'abc' }, 422, 'weak_password'],
  ['no address', { type: 'magiclink', email: 'xx:;x@x.x' }, 400, 'validation_failed'],
  [
    'no new address',
    { type: 'email_change_new', email: 'pris@lien.example', newEmail: '' },
    400,
    'validation_failed',
  ],
] as const)('a link for %s is refused', async (_, wish, status, code) => {
  await service.admin().createUser({ email: 'pris@lien.example', email_confirm: true })
  const { error } = await service.admin().generateLink(wish)
  expect(error).toMatchObject({ status, code })
})

test('only what a link hides is kept', async () => {
  const { data } = await service.admin().generateLink({ type: 'magiclink', email: 'lien@club.example' })
  const { rows } = await service.pool.query('SELECT row_to_json(t)::text AS row FROM auth.one_time_tokens t')
  const audits = await service.pool.query('SELECT payload::text AS row FROM auth.audit_log_entries')
  const kept = [...rows, ...audits.rows].map(({ row }) => row).join('\n')
  expect(kept).toContain(data.user?.id)
  expect(kept).not.toContain(data.properties?.hashed_token)
  expect(kept).not.toContain(`"${data.properties?.email_otp}"`)
})
