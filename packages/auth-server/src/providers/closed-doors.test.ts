import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { startOidcProvider } from '../../test/oidc-provider.ts'
import { callbackAddress, providerVisitorOf } from '../../test/provider-visitor.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { authSettings } from '../settings.ts'

const provider = await startOidcProvider({ redirectUri: callbackAddress })
const service = useAuthService({ providers: [provider.settings] })
const { account, isPerson, refusalOf, signInWith, userOf } = providerVisitorOf(service, provider)

test('where nobody may sign up, a provider lets in those who have an account', async () => {
  expect(await refusalOf('inconnue')).toBe('signup_disabled')
  const { id } = await account('membre@club.example')
  isPerson('membre')
  expect(await userOf(await signInWith())).toMatchObject({ id })
})

test('where accounts may not be joined by hand, the client hears so', async () => {
  const password = 'un mot de passe correct'
  await account('seule@club.example', { passwordHash: await hashPassword(password) })
  const client = service.client()
  await client.auth.signInWithPassword({ email: 'seule@club.example', password })
  const { error } = await client.auth.linkIdentity({ provider: 'essai' as 'google' })
  expect(error).toMatchObject({ status: 404, code: 'manual_linking_disabled' })
})

test.each([['http://fournisseur.example'], ['http://127.0.0.1.fournisseur.example'], ['ftp://127.0.0.1']])(
  'a provider at %s is refused when the service is opened',
  (issuer) => {
    const providers = [{ ...provider.settings, issuer }]
    expect(authSettings.safeParse({ siteUrl: 'http://localhost:3000', providers }).success).toBe(false)
  },
)
