import { expect, test } from 'vitest'
import { noWithdrawalRight } from '#app/domain/camps/terms.ts'
import { requestLabels } from './camp-request.tsx'

test('the way to a camp never sounds like an order', () => {
  expect(Object.values(requestLabels).join(' ')).not.toMatch(/réserver|valider|s’inscrire|commander/i)
})

test('the missing right of withdrawal is said with its article', () => {
  expect(noWithdrawalRight).toMatch(/^Vous ne disposez pas d’un droit de rétractation/)
  expect(noWithdrawalRight).toContain('L221-28, 12°')
})
