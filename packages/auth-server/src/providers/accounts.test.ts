import { afterEach, expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { startOidcProvider } from '../../test/oidc-provider.ts'
import { back, callbackAddress, providerVisitorOf } from '../../test/provider-visitor.ts'
import { newMemberWithTotp, signIn } from '../../test/second-factors.ts'
import { hashPassword } from '../passwords/password-hash.ts'

const provider = await startOidcProvider({ redirectUri: callbackAddress })
const service = useAuthService({
  providers: [provider.settings],
  signUp: { enabled: true },
  manualLinking: true,
  redirectAllowList: ['http://localhost:3000/**'],
})
const { account, arrive, isPerson, leave, refusalOf, signInWith, startedBy, userOf } = providerVisitorOf(
  service,
  provider,
)
const base = 'http://localhost:9999/auth/v1'

afterEach(() => provider.reset())

test('an address the provider has not checked opens and makes no account', async () => {
  const { id } = await account('visee@club.example')
  const unverified = { email: 'visee@club.example', email_verified: false }
  expect(await refusalOf('usurpatrice', unverified)).toBe('provider_email_needs_verification')
  expect(await refusalOf('inconnue', { email_verified: undefined })).toBe('provider_email_needs_verification')
  expect(await refusalOf('sans', { email: undefined })).toBe('provider_email_needs_verification')
  const user = await service.admin().getUserById(id)
  expect(user.data.user?.identities).toHaveLength(1)
})

test('a checked address opens the account that has it', async () => {
  const { id } = await account('liee@club.example', { userMetadata: { full_name: 'Le mien' } })
  isPerson('liee', { email: 'LIEE@club.example', name: 'Autre' })
  const user = await userOf(await signInWith())
  expect(user).toMatchObject({
    id,
    app_metadata: { provider: 'email', providers: ['email', 'essai'] },
    user_metadata: { full_name: 'Le mien' },
  })
})

test('an address said elsewhere than in the token counts as well', async () => {
  isPerson('detour')
  provider.behaves.saysEmailAtUserinfoOnly = true
  const user = await userOf(await signInWith())
  expect(user?.email).toBe('detour@club.example')
})

test('who made the account with a foreign address does not keep a way into it', async () => {
  const password = 'mot de passe de l’intrus'
  const { id } = await account('convoitee@club.example', {
    emailConfirmedAt: undefined,
    passwordHash: await hashPassword(password),
    phone: '33600000001',
    userMetadata: { full_name: 'Intrus' },
  })
  isPerson('convoitee')
  const user = await userOf(await signInWith())
  expect(user).toMatchObject({ id, phone: '', app_metadata: { providers: ['essai'] } })
  expect(user?.user_metadata).not.toHaveProperty('full_name')
  expect(user?.identities?.map((identity) => identity.provider)).toEqual(['essai'])
  const intruder = await service
    .client()
    .auth.signInWithPassword({ email: 'convoitee@club.example', password })
  expect(intruder.error).toMatchObject({ code: 'invalid_credentials' })
})

test('an invited person comes in with what the administrator wrote of them', async () => {
  const { id } = await account('invitee@club.example', {
    emailConfirmedAt: undefined,
    invitedAt: service.now(),
    userMetadata: { full_name: 'Prénom choisi' },
  })
  isPerson('invitee', { name: 'Autre' })
  const user = await userOf(await signInWith())
  expect(user).toMatchObject({ id, user_metadata: { full_name: 'Prénom choisi' } })
})

test('a banned person stays out, known to the provider or not', async () => {
  const bannedUntil = new Date(service.now().getTime() + 3_600_000)
  await account('bannie@club.example', { bannedUntil })
  expect(await refusalOf('bannie')).toBe('user_banned')
  isPerson('connue')
  const known = await userOf(await signInWith())
  await service.admin().updateUserById(known?.id ?? '', { ban_duration: '1h' })
  expect(await refusalOf('connue')).toBe('user_banned')
})

test('ten who come at once with one new identity are one account', async () => {
  isPerson('dix')
  const returning = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { address } = await startedBy()
      return leave(address)
    }),
  )
  const answers = await Promise.all(returning.map(arrive))
  expect(answers.filter(({ fragment }) => fragment.has('access_token'))).toHaveLength(10)
  const { rows } = await service.pool.query(`SELECT 1 FROM auth.users WHERE email = 'dix@club.example'`)
  expect(rows).toHaveLength(1)
})

test('a member adds a provider to the account, once', async () => {
  const password = 'un mot de passe correct'
  const { id } = await account('ajout@club.example', { passwordHash: await hashPassword(password) })
  const client = service.client()
  await client.auth.signInWithPassword({ email: 'ajout@club.example', password })
  isPerson('ajout', { email: 'autre-adresse@ailleurs.example', email_verified: false })
  const link = async () => {
    const options = { redirectTo: back }
    const { data, error } = await client.auth.linkIdentity({ provider: 'essai' as 'google', options })
    expect(error).toBeNull()
    return arrive(await provider.visit(data.url ?? ''))
  }
  const { fragment } = await link()
  const { data } = await service.client().auth.getUser(fragment.get('access_token') ?? '')
  expect(data.user).toMatchObject({ id, email: 'ajout@club.example' })
  expect(data.user?.app_metadata.providers).toEqual(['email', 'essai'])
  expect((await link()).location.searchParams.get('error_code')).toBe('identity_already_exists')
  const again = await signInWith()
  const signedIn = await service.client().auth.getUser(again.fragment.get('access_token') ?? '')
  expect(signedIn.data.user?.id).toBe(id)
})

test.each([['before'], ['while']])(
  'a linking under way ends with everything else when the password changes %s the person comes back',
  async (when) => {
    const password = 'un mot de passe correct'
    const email = `${when}@club.example`
    const { id } = await account(email, { passwordHash: await hashPassword(password) })
    const client = service.client()
    await client.auth.signInWithPassword({ email, password })
    const { data } = await client.auth.linkIdentity({ provider: 'essai' as 'google' })
    const change = async () => {
      const changed = await client.auth.updateUser({ password: 'un tout autre mot de passe' })
      expect(changed.error).toBeNull()
    }
    if (when === 'before') await change()
    else provider.behaves.meanwhile = change
    isPerson(`intrus-${when}`)
    const { location } = await arrive(await provider.visit(data.url ?? ''))
    expect(location.searchParams.get('error_code')).toBe('bad_oauth_state')
    const user = await service.admin().getUserById(id)
    expect(user.data.user?.identities).toHaveLength(1)
  },
)

test('a provider is added with the second factor shown, and by nobody who is banned meanwhile', async () => {
  const { client } = await newMemberWithTotp(service, 'niveau@club.example')
  const below = await signIn(service, 'niveau@club.example')
  const asked = { provider: 'essai' as 'google' }
  expect((await below.auth.linkIdentity(asked)).error).toMatchObject({ code: 'insufficient_aal' })
  isPerson('niveau')
  const returning = await provider.visit((await client.auth.linkIdentity(asked)).data.url ?? '')
  const { data } = await client.auth.getUser()
  await service.admin().updateUserById(data.user?.id ?? '', { ban_duration: '1h' })
  expect((await arrive(returning)).location.searchParams.get('error_code')).toBe('user_banned')
})

test('nobody adds a provider without being signed in', async () => {
  const response = await service.fetch(`${base}/user/identities/authorize?provider=essai`)
  expect(response.status).toBe(401)
})
