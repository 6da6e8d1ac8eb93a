import { expect, test } from 'vitest'
import { bankAccount } from './private.ts'

const bank = bankAccount.shape.account

test('the account of transfers is kept without spaces, and a mistyped figure is refused', () => {
  const typed = { holder: 'Club', iban: 'fr14 2004 1010 0505 0001 3M02 606', bic: 'PSSTFRPPPAR' }
  expect(bank.parse(typed)).toEqual({ ...typed, iban: 'FR1420041010050500013M02606' })
  const mistyped = bank.safeParse({ ...typed, iban: 'FR14 2004 1010 0505 0001 3M02 607' })
  expect(mistyped.error?.issues[0]?.message).toContain('IBAN')
  expect(bank.safeParse({ ...typed, bic: 'PSST' }).success).toBe(false)
})

test('without an account nobody is asked for a transfer', () => {
  expect(bank.parse(undefined)).toBeNull()
})
