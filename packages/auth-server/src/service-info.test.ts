import { expect, test } from 'vitest'
import { useAuthService } from '../test/auth-service.ts'
import { rawRequest } from '../test/signed-in.ts'

const service = useAuthService({
  signUp: { enabled: false, phone: true },
  providers: [
    { id: 'club', issuer: 'https://id.club.example', clientId: 'allure', clientSecret: 'very secret' },
  ],
})

test('the settings say what is open, and nothing secret', async () => {
  const response = await rawRequest(service, 'GET', '/settings')
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    external: { email: true, phone: true, anonymous_users: false, club: true, google: false },
    disable_signup: true,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: expect.any(String),
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  })
  expect(text).not.toMatch(/secret|key-of/)
})

test('it says that it is well, under the name clients look for', async () => {
  const response = await rawRequest(service, 'GET', '/health')
  expect(await response.json()).toMatchObject({ name: 'GoTrue', version: expect.stringMatching(/^v\d/) })
})

test.each([{ domain: 'club.example' }, { providerId: 'no-uuid' }])(
  'single sign-on by %o is refused',
  async (by) => {
    const { error } = await service.client().auth.signInWithSSO(by)
    expect(error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    })
  },
)

test.each([
  ['POST', '/passkeys/registration/options'],
  ['POST', '/passkeys/registration/verify'],
  ['POST', '/passkeys/authentication/options'],
  ['POST', '/passkeys/authentication/verify'],
  ['GET', '/passkeys'],
  ['PATCH', '/passkeys/4f9cb0d8-6a1e-4b5c-9a3e-0d4f6a7b8c9d'],
  ['DELETE', '/passkeys/4f9cb0d8-6a1e-4b5c-9a3e-0d4f6a7b8c9d'],
  ['GET', '/admin/users/4f9cb0d8-6a1e-4b5c-9a3e-0d4f6a7b8c9d/passkeys'],
])('%s %s is refused', async (method, path) => {
  const response = await rawRequest(service, method, path)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'passkey_disabled' })
})

test.each([
  ['GET', '/nowhere', 404],
  ['GET', '/user/', 404],
  ['GET', '/admin/users//factors', 404],
  ['PUT', '/settings', 405],
])('%s %s is no address of the service', async (method, path, status) => {
  const response = await rawRequest(service, method, path)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code: 'validation_failed' })
})
