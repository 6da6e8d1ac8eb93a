import type { User } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { newMemberWithTotp, signIn } from '../../test/second-factors.ts'
import { goodPassword, rawRequest, signedIn } from '../../test/signed-in.ts'

const service = useAuthService({ manualLinking: true })

/** What signing in with a provider leaves. */
async function linkProvider(user: User, email: string, isVerified = true) {
  const data = { sub: `g-${user.id}`, email, email_verified: isVerified }
  await service.pool.query(
    `INSERT INTO auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
     VALUES ($1, $2, $3, 'google', now() + interval '1 hour', now())`,
    [data.sub, user.id, data],
  )
}

async function identitiesOf(client: Awaited<ReturnType<typeof signedIn>>['client']) {
  const { data } = await client.auth.getUserIdentities()
  const identities = data?.identities ?? []
  const named = (provider: string) => {
    const found = identities.find((identity) => identity.provider === provider)
    if (!found) throw new Error(`no identity of ${provider}`)
    return found
  }
  return { identities, named }
}

test('a number leaves with its identity', async () => {
  const { client, user } = await signedIn(service, 'numero@club.example')
  await service.admin().updateUserById(user.id, { phone: '33655555555', phone_confirm: true })
  const { named } = await identitiesOf(client)
  expect((await client.auth.unlinkIdentity(named('phone'))).error).toBeNull()
  const after = (await client.auth.getUser()).data.user
  expect(after).toMatchObject({
    email: 'numero@club.example',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  expect(after).not.toHaveProperty('phone_confirmed_at')
  const byPhone = await service
    .client()
    .auth.signInWithPassword({ phone: '33655555555', password: goodPassword })
  expect(byPhone.error).not.toBeNull()
})

test('no name leaves before the second factor is shown', async () => {
  await newMemberWithTotp(service, 'niveau@club.example')
  const below = await signIn(service, 'niveau@club.example')
  const { named } = await identitiesOf(below)
  expect((await below.auth.unlinkIdentity(named('email'))).error).toMatchObject({ code: 'insufficient_aal' })
})

test('the address stays while another identity has it', async () => {
  const { client, user } = await signedIn(service, 'meme@club.example')
  await linkProvider(user, 'Meme@club.example')
  const { named } = await identitiesOf(client)
  expect((await client.auth.unlinkIdentity(named('email'))).error).toBeNull()
  const after = (await client.auth.getUser()).data.user
  expect(after).toMatchObject({
    email: 'meme@club.example',
    email_confirmed_at: user.email_confirmed_at,
    app_metadata: { provider: 'google', providers: ['google'] },
  })
})

test.each([
  [true, 'sure@autre.example'],
  [false, 'douteuse@autre.example'],
])(
  'otherwise it becomes the other identity’s, confirmed (%s) as its provider says',
  async (isVerified, email) => {
    const { client, user } = await signedIn(service, `avant-${isVerified}@club.example`)
    await linkProvider(user, email, isVerified)
    const { named } = await identitiesOf(client)
    expect((await client.auth.unlinkIdentity(named('email'))).error).toBeNull()
    const after = (await client.auth.getUser()).data.user
    expect(after?.email).toBe(email)
    expect(after?.email_confirmed_at !== undefined).toBe(isVerified)
  },
)

test('nobody takes another account’s address by unlinking', async () => {
  await signedIn(service, 'victime@club.example')
  const { client, user } = await signedIn(service, 'voleuse@club.example')
  await linkProvider(user, 'victime@club.example', false)
  const { named } = await identitiesOf(client)
  const { error } = await client.auth.unlinkIdentity(named('email'))
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  expect((await identitiesOf(client)).identities).toHaveLength(2)
})

test('the last way in stays, also when two leave at once', async () => {
  const alone = await signedIn(service, 'seule@club.example')
  const { named } = await identitiesOf(alone.client)
  const refused = await alone.client.auth.unlinkIdentity(named('email'))
  expect(refused.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' })
  const { client, user } = await signedIn(service, 'deux@club.example')
  await linkProvider(user, 'deux@club.example')
  const both = await identitiesOf(client)
  const answers = await Promise.all(both.identities.map((identity) => client.auth.unlinkIdentity(identity)))
  expect(answers.map(({ error }) => error?.code).toSorted()).toEqual([
    'single_identity_not_deletable',
    undefined,
  ])
  expect((await identitiesOf(client)).identities).toHaveLength(1)
})

test('nobody unlinks another’s identity', async () => {
  const victim = await signedIn(service, 'autrui@club.example')
  await linkProvider(victim.user, 'autrui@club.example')
  const attacker = await signedIn(service, 'attaque@club.example')
  await linkProvider(attacker.user, 'attaque@club.example')
  const { named } = await identitiesOf(victim.client)
  const { error } = await attacker.client.auth.unlinkIdentity(named('google'))
  expect(error).toMatchObject({ status: 422, code: 'identity_not_found' })
  expect((await identitiesOf(victim.client)).identities).toHaveLength(2)
})

test.each(['x', "1' OR '1'='1", '../admin'])('%s is no identity', async (id) => {
  const { session } = await signedIn(service, `forme-${id.length}@club.example`)
  const path = `/user/identities/${encodeURIComponent(id)}`
  const response = await rawRequest(service, 'DELETE', path, { token: session.access_token })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'validation_failed' })
})
