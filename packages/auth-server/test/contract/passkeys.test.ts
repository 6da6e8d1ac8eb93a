import { expect, test } from 'vitest'
import { SoftwareAuthenticator } from '../software-authenticator.ts'
import { given, useContractService } from './contract-service.ts'

const origin = 'http://localhost:3000'
const service = useContractService({
  passkeys: { enabled: true },
  factors: { webauthn: { rpId: 'localhost', origins: [origin] } },
})

// A project has an origin of its own, which tests cannot know.
test.skipIf(service.isHosted)(
  'a passkey is made, named, signs in, and is taken away, over HTTP',
  async () => {
    const { client } = await service.signIn(await service.newAccount())
    const key = new SoftwareAuthenticator(origin)
    const begun = given(await client.auth.passkey.startRegistration())
    const credential = key.create(begun.options).toJSON() as never
    const { id: passkeyId } = given(
      await client.auth.passkey.verifyRegistration({ challengeId: begun.challenge_id, credential }),
    )
    given(await client.auth.passkey.update({ passkeyId, friendlyName: 'Portable' }))
    const { auth } = service.client()
    const asked = given(await auth.passkey.startAuthentication())
    const signed = key.get(asked.options).toJSON() as never
    given(await auth.passkey.verifyAuthentication({ challengeId: asked.challenge_id, credential: signed }))
    expect(given(await auth.mfa.getAuthenticatorAssuranceLevel()).currentLevel).toBe('aal2')
    expect(given(await auth.passkey.list())).toMatchObject([{ id: passkeyId, friendly_name: 'Portable' }])
    expect((await auth.passkey.delete({ passkeyId })).error).toBeNull()
    expect(given(await client.auth.passkey.list())).toEqual([])
  },
)
