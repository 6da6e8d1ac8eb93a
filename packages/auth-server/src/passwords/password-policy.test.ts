import { expect, test } from 'vitest'
import { AuthError } from '../errors/auth-error.ts'
import { authSettings } from '../settings.ts'
import { passwordWeakness, requireAcceptablePassword } from './password-policy.ts'

const plain = { minimumLength: 8, requiredCharacters: [] }
const strict = { minimumLength: 8, requiredCharacters: ['abcdef', '', '0123456789'] }
const tooShort = 'Password should be at least 8 characters.'
const tooPlain = 'Password should contain at least one character of each: abcdef, , 0123456789.'

test.each([
  ['12345678', plain, undefined],
  ['éééééééé', plain, undefined],
  ['1234567', plain, { message: tooShort, reasons: ['length'] }],
  ['🔑🔑🔑🔑', plain, { message: tooShort, reasons: ['length'] }],
  ['', plain, { message: tooShort, reasons: ['length'] }],
  ['zzzzzza1', strict, undefined],
  ['zzzzzzzz1', strict, { message: tooPlain, reasons: ['characters'] }],
  ['zzz', strict, { message: `${tooShort} ${tooPlain}`, reasons: ['length', 'characters'] }],
])('%j under %j', (password, policy, weakness) => {
  expect(passwordWeakness(password, policy)).toEqual(weakness)
})

test('a weak password is refused with its reasons', async () => {
  const refusal = await refusalOf('zzz', strict)
  expect(refusal).toMatchObject({ status: 422, errorCode: 'weak_password' })
  expect(refusal?.extras).toEqual({ weak_password: { reasons: ['length', 'characters'] } })
})

test('72 bytes are the most', async () => {
  expect(await refusalOf('é'.repeat(36), plain)).toBeUndefined()
  expect(await refusalOf(`${'é'.repeat(36)}a`, plain)).toMatchObject({
    status: 400,
    errorCode: 'validation_failed',
    message: 'Password cannot be longer than 72 characters',
  })
})

async function refusalOf(password: string, policy: typeof strict) {
  try {
    const settings = authSettings.parse({ siteUrl: 'http://localhost:3000', password: policy })
    await requireAcceptablePassword({ settings, policy: {} }, password, {})
    return undefined
  } catch (error) {
    if (error instanceof AuthError) return error
    throw error
  }
}
