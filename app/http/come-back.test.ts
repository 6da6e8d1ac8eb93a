import { expect, test } from 'vitest'
import { isSecretField } from './come-back.ts'

test.each(['password', 'newPassword', 'code', 'recoveryCode', 'access_token', 'clientSecret'])(
  '« %s » is never kept of a form',
  (name) => expect(isSecretField(name)).toBe(true),
)

test.each(['postcode', 'billingPostcode', 'message', 'email'])('« %s » is given back', (name) =>
  expect(isSecretField(name)).toBe(false),
)
