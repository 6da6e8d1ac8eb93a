import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { given, newMember } from '../../test/second-factors.ts'

const service = useAuthService()

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8::9]:50123', '2001:db8::9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['dead', null],
  ['1.2.3.4.5', null],
  ['::::', null],
  ['unknown', null],
])('whoever a proxy says somebody at %j is, they sign in', async (address, kept) => {
  service.address = address
  const client = await newMember(service, `adresse-${Math.random()}@club.example`)
  const { user } = given(await client.auth.getUser())
  const { rows } = await service.pool.query('SELECT host(ip) AS ip FROM auth.sessions WHERE user_id = $1', [
    user.id,
  ])
  expect(rows).toEqual([{ ip: kept }])
  const enrolled = given(await client.auth.mfa.enroll({ factorType: 'totp' }))
  expect((await client.auth.mfa.challenge({ factorId: enrolled.id })).error).toBeNull()
})
