import { expect, test } from 'vitest'
import { settleToast } from './toast-message.ts'

test('a toast lasts five seconds and waits its turn to be read', () => {
  expect(settleToast({ title: 'Ajouté au panier' })).toMatchObject({
    type: 'success',
    timeout: 5000,
    priority: 'low',
  })
})

test('an error stays and is read at once', () => {
  expect(settleToast({ title: 'Paiement refusé', tone: 'error' })).toMatchObject({
    timeout: 0,
    priority: 'high',
  })
})

test('a duration of one’s own wins, zero included', () => {
  expect(settleToast({ title: 'Envoyé', duration: 0 }).timeout).toBe(0)
  expect(settleToast({ title: 'Refusé', tone: 'error', duration: 8000 }).timeout).toBe(8000)
})
