import * as fc from 'fast-check'
import { HOTP, Secret, URI } from 'otpauth'
import { expect, test } from 'vitest'
import { makeTotpSecret, totpQrCode, totpUri, verifyTotp } from './totp.ts'

/** The secret and the codes (their last six digits) of RFC 6238, appendix B. */
const knownSecret = Secret.fromUTF8('12345678901234567890').base32

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code of RFC 6238 is %s', (seconds, code) => {
  const now = new Date(seconds * 1000)
  expect(verifyTotp({ secret: knownSecret, code, now, lastUsedStep: null })).toBe(Math.floor(seconds / 30))
})

test('a secret is 160 bits in base32, never twice the same', () => {
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(Array.from({ length: 100 }, makeTotpSecret)).size).toBe(100)
})

test('the address says all an application must know, whatever the names', () => {
  const uri = totpUri({ issuer: 'Allure & Cie', account: 'léa+1@example.org', secret: knownSecret })
  expect(uri).toMatch(/^otpauth:\/\/totp\/[!-~]+$/)
  expect(URI.parse(uri)).toMatchObject({
    issuer: 'Allure & Cie',
    label: 'léa+1@example.org',
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: { base32: knownSecret },
  })
})

test('the QR code is plain svg that survives in a data address', () => {
  const svg = totpQrCode(totpUri({ issuer: 'Allure', account: 'lea@example.org', secret: makeTotpSecret() }))
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+">.*<\/svg>$/s)
  expect(svg).not.toMatch(/[#%]/)
  expect(totpQrCode('otpauth://totp/other')).not.toBe(svg)
})

test('a code is right in its step and its two neighbours only, and serves once', () => {
  const steps = fc.integer({ min: 100, max: 80_000_000 })
  const property = fc.property(steps, fc.nat(29), fc.integer({ min: -4, max: 4 }), (step, second, away) => {
    const now = new Date((step * 30 + second) * 1000)
    const attempt = { secret: knownSecret, code: codeOf(step + away), now }
    fc.pre(!repeatsNearby(step, away))
    const isNear = Math.abs(away) <= 1
    expect(verifyTotp({ ...attempt, lastUsedStep: null })).toBe(isNear ? step + away : undefined)
    expect(verifyTotp({ ...attempt, lastUsedStep: step + away - 1 })).toBe(isNear ? step + away : undefined)
    expect(verifyTotp({ ...attempt, lastUsedStep: step + away })).toBeUndefined()
    expect(verifyTotp({ ...attempt, lastUsedStep: step + 1 })).toBeUndefined()
  })
  fc.assert(property)
})

test('step 0 counts as used', () => {
  const attempt = { secret: knownSecret, code: codeOf(0), now: new Date(0) }
  expect(verifyTotp({ ...attempt, lastUsedStep: null })).toBe(0)
  expect(verifyTotp({ ...attempt, lastUsedStep: 0 })).toBeUndefined()
})

test.each([
  [''],
  ['28708'],
  ['2870820'],
  ['94287082'],
  ['287 082'],
  ['２８７０８２'],
  ['28708x'],
  ['-87082'],
  ['1e5'],
])('%j is no code', (code) => {
  const now = new Date(59_000)
  expect(verifyTotp({ secret: knownSecret, code, now, lastUsedStep: null })).toBeUndefined()
})

test('spaces around a pasted code do not matter, another secret does', () => {
  const now = new Date(59_000)
  expect(verifyTotp({ secret: knownSecret, code: ' 287082\n', now, lastUsedStep: null })).toBe(1)
  const other = Secret.fromUTF8('another secret here!').base32
  expect(verifyTotp({ secret: other, code: '287082', now, lastUsedStep: null })).toBeUndefined()
})

function codeOf(step: number) {
  return HOTP.generate({ secret: Secret.fromBase32(knownSecret), digits: 6, counter: step })
}

/** One code in a million is also that of a neighbouring step. */
function repeatsNearby(step: number, away: number) {
  const others = [-1, 0, 1].filter((near) => near !== away)
  return others.some((near) => codeOf(step + near) === codeOf(step + away))
}
