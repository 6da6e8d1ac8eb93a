import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { paymentsInMemory } from '#test/orders/payments.ts'
import { readPaymentMethods } from './selling-store.server.ts'

const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T10:00:00Z') })

test('cards are offered where a service takes them', async () => {
  const idsWith = async (payment?: ReturnType<typeof paymentsInMemory>) =>
    (await readPaymentMethods({ content, payment })).map(({ id }) => id)
  expect(await idsWith()).not.toContain('card')
  expect(await idsWith(paymentsInMemory())).toContain('card')
})
