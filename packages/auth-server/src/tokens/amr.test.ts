import { array, assert, constantFrom, date, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { amrOf, assuranceLevel, methodOfFactor } from './access-token.ts'

const secondFactors = ['totp', 'mfa/phone', 'mfa/webauthn']
const others = [
  'password',
  'otp',
  'oauth',
  'recovery',
  'invite',
  'magiclink',
  'email/signup',
  'email_change',
  'token_refresh',
  'anonymous',
  'sso/saml',
  'web3',
  'passkey',
  'oauth_provider/authorization_code',
]
const proven = (...methods: string[]) =>
  array(
    record({
      authenticationMethod: constantFrom(...methods),
      updatedAt: date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
    }),
  )

test('no number of other methods makes a second factor', () => {
  assert(property(proven(...others), (methods) => assuranceLevel(amrOf(methods)) === 'aal1'))
})

test('one second factor is enough, wherever it stands', () => {
  assert(
    property(proven(...others, ...secondFactors), (methods) => {
      const has = methods.some(({ authenticationMethod }) => secondFactors.includes(authenticationMethod))
      expect(assuranceLevel(amrOf(methods))).toBe(has ? 'aal2' : 'aal1')
    }),
  )
})

test('names that only look like a second factor are none', () => {
  for (const method of ['TOTP', 'totp ', 'mfa', 'mfa/totp', 'phone', 'webauthn', '', 'constructor'])
    expect(assuranceLevel([{ method }])).toBe('aal1')
})

test('every factor, once verified, raises the level', () => {
  expect((['totp', 'phone', 'webauthn'] as const).map(methodOfFactor)).toEqual(secondFactors)
})

test('newest first, in whole seconds, none lost, and what was given is left as it was', () => {
  assert(
    property(proven(...others, ...secondFactors), (methods) => {
      const before = structuredClone(methods)
      const times = amrOf(methods).map(({ timestamp }) => timestamp)
      expect(times).toEqual(
        methods
          .map(({ updatedAt }) => Math.floor(updatedAt.getTime() / 1000))
          .sort((one, other) => other - one),
      )
      expect(methods).toEqual(before)
    }),
  )
})

test('within a second the later one still comes first', () => {
  const at = (milliseconds: number) => new Date(1_800_000_000_000 + milliseconds)
  const methods = [
    { authenticationMethod: 'password', updatedAt: at(100) },
    { authenticationMethod: 'totp', updatedAt: at(900) },
  ]
  expect(amrOf(methods).map(({ method }) => method)).toEqual(['totp', 'password'])
})
