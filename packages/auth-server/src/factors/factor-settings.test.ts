import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { accessTokenOf, enrollTotp, given, newMember } from '../../test/second-factors.ts'
import { SoftwareAuthenticator } from '../../test/software-authenticator.ts'

const service = useAuthService({
  limits: {},
  factors: {
    totp: { verify: false, issuer: 'Club d’endurance' },
    webauthn: {
      rpId: 'club.example',
      rpName: 'Club',
      origins: ['https://club.example', 'https://www.club.example'],
    },
  },
})

test('what is switched off is refused, the issuer is the one set', async () => {
  const client = await newMember(service, 'reglages@club.example')
  const factor = await enrollTotp(client)
  expect(new URL(factor.uri).searchParams.get('issuer')).toBe('Club d’endurance')
  expect((await client.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject({
    status: 422,
    code: 'mfa_totp_verify_not_enabled',
  })
})

test('keys are bound to the host set and used on its origins, whatever the client says', async () => {
  const client = await newMember(service, 'origines@club.example')
  const { id } = given(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Clé' }))
  const elsewhere = { rpId: 'voleur.example', rpOrigins: ['https://voleur.example'] }
  const asked = given(await client.auth.mfa.challenge({ factorId: id, webauthn: elsewhere }))
  if (asked.webauthn.type !== 'create') throw new Error('a key is to be made')
  const options = asked.webauthn.credential_options.publicKey
  expect(options.rp).toEqual({ id: 'club.example', name: 'Club' })
  const token = await accessTokenOf(client)
  const answers: number[] = []
  for (const origin of ['https://voleur.example', 'https://www.club.example']) {
    const credential = new SoftwareAuthenticator(origin).create(options).toJSON()
    const webauthn = { ...elsewhere, type: 'create', credential_response: credential }
    const response = await service.fetch(`${service.url}/auth/v1/factors/${id}/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ challenge_id: asked.id, webauthn }),
    })
    answers.push(response.status)
  }
  expect(answers).toEqual([422, 200])
})

test('one address has fifteen challenges a minute, another its own', async () => {
  const client = await newMember(service, 'adresses@club.example')
  const factor = await enrollTotp(client)
  service.address = '198.51.100.1'
  const challenge = () => client.auth.mfa.challenge({ factorId: factor.id })
  for (let count = 0; count < 15; count += 1) expect((await challenge()).error?.status).toBe(422)
  expect((await challenge()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  service.address = '198.51.100.2'
  expect((await challenge()).error?.status).toBe(422)
})
