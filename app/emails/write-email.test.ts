import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { subjectOfEmail, writeEmail } from './write-email.server.ts'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const site = { club: (await readClub(content)).facts, siteUrl: 'https://club.example' }

test('money of an unknown order is told to the club from facts that were stored as JSON', async () => {
  const facts = { id: 'pay-1', receivedCents: 4550, currency: 'eur', receivedAt: '2026-11-20T10:00:00Z' }
  const { subject, text } = await writeEmail('order-unknown-payment', facts, site)
  expect(subject).toBe('[À vérifier] Un paiement sans commande')
  expect(text).toMatch(/45,50/)
  expect(text).toMatch(/20\snovembre\s2026/)
})

test('an unknown template and facts of another one are refused', async () => {
  await expect(writeEmail('unknown', {}, site)).rejects.toThrow('There is no email unknown.')
  await expect(writeEmail('order-unknown-payment', { id: 1 }, site)).rejects.toThrow('receivedCents')
})

test('an email that waits has the subject it will have; one that cannot be written has none', () => {
  const facts = { id: 'pay-1', receivedCents: 4550, currency: 'eur', receivedAt: '2026-11-20T10:00:00Z' }
  expect(subjectOfEmail('order-unknown-payment', facts, site)).toBe('[À vérifier] Un paiement sans commande')
  expect(subjectOfEmail('order-unknown-payment', { id: 1 }, site)).toBeUndefined()
  expect(subjectOfEmail('unknown', {}, site)).toBeUndefined()
})

test('the colour and the logo of the club stand in its emails', async () => {
  const logo = { src: `/logo/${'a'.repeat(32)}.png`, width: 300, height: 100, ground: 'light' } as const
  const club = { ...site.club, look: { accent: '#0a5bb5', logo } }
  const { html, text } = await writeEmail('opening-test', { name: 'Zoé' }, { ...site, club })
  expect(html).toContain(`src="https://club.example${logo.src}"`)
  expect(html).toContain('#0a5bb5')
  expect(html).not.toMatch(/#00693c|#0a9150/)
  expect(text).toContain('Zoé')
})
