import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isVerifierOf, readCodeChallenge } from './code-challenge.ts'

/** The example of RFC 7636, appendix B. */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const verifiers = fc
  .array(fc.constantFrom(...'ABCXYZabcxyz0189-._~'), { minLength: 43, maxLength: 128 })
  .map((characters) => characters.join(''))

test.each([
  ['s256', 's256'],
  ['S256', 's256'],
  ['plain', 'plain'],
  ['Plain', 'plain'],
  ['PLAIN', 'plain'],
])('method %s is read as %s', (asked, method) => {
  const read = readCodeChallenge({ code_challenge: challenge, code_challenge_method: asked })
  expect(read).toEqual({ challenge, method })
})

test.each([[{}], [{ code_challenge: '', code_challenge_method: '' }], [{ code_challenge: null }]])(
  '%j brings none',
  (request) => expect(readCodeChallenge(request)).toBeUndefined(),
)

test.each([
  [challenge, '', 'PKCE flow requires'],
  ['', 's256', 'PKCE flow requires'],
  ['a'.repeat(42), 's256', 'between 43 and 128'],
  ['a'.repeat(129), 's256', 'between 43 and 128'],
  [`${challenge}=`, 's256', 'can only contain'],
  [`${challenge}\n`, 's256', 'can only contain'],
  [`${challenge}é`, 's256', 'can only contain'],
  [challenge, 'sha256', 'unsupported code_challenge method "sha256"'],
  [challenge, 'none', 'unsupported'],
])('challenge %j by %j is refused', (code_challenge, code_challenge_method, message) => {
  const read = () => readCodeChallenge({ code_challenge, code_challenge_method })
  expect(read).toThrow(
    expect.objectContaining({
      status: 400,
      errorCode: 'validation_failed',
      message: expect.stringContaining(message),
    }),
  )
})

test('43 and 128 characters are allowed', () => {
  for (const length of [43, 128]) {
    const code_challenge = '~'.repeat(length)
    expect(readCodeChallenge({ code_challenge, code_challenge_method: 'plain' })).toBeDefined()
  }
})

test('the example of RFC 7636 fits', () => {
  expect(isVerifierOf({ challenge, method: 's256' }, verifier)).toBe(true)
  expect(isVerifierOf({ challenge, method: 'plain' }, verifier)).toBe(false)
  expect(isVerifierOf({ challenge, method: 's256' }, challenge)).toBe(false)
})

test('a verifier fits the challenge made of it and no other verifier’s', () => {
  const property = fc.property(verifiers, verifiers, (one, other) => {
    const s256 = createHash('sha256').update(one).digest('base64url')
    expect(isVerifierOf({ challenge: s256, method: 's256' }, one)).toBe(true)
    expect(isVerifierOf({ challenge: s256, method: 's256' }, other)).toBe(one === other)
    expect(isVerifierOf({ challenge: one, method: 'plain' }, one)).toBe(true)
    expect(isVerifierOf({ challenge: one, method: 'plain' }, other)).toBe(one === other)
  })
  fc.assert(property)
})

test.each([
  [''],
  ['a'.repeat(42)],
  ['a'.repeat(129)],
  [`${verifier.slice(0, 42)}é`],
  ['a'.repeat(1_000_000)],
])('verifier %.20j is none', (text) => {
  expect(isVerifierOf({ challenge: text, method: 'plain' }, text)).toBe(false)
})
