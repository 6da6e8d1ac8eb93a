import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { plain, problemsOfHtml } from '#test/mail/reading.ts'
import { bookingMailsToWord } from '../bookings/mails.server.tsx'
import { orderMailsToWord } from '../orders/order-templates.tsx'
import { templateNames } from '../write-email.server.ts'
import { mailShelves } from './mail-list.ts'
import { previewEmail } from './preview.server.tsx'
import { readSampleContract } from './sample-contract.server.ts'

const now = new Date('2026-11-20T10:00:00Z')
const content = await openSiteContent({ showsSamples: true, now: () => now })
const services = { content, clock: { now: () => now }, siteUrl: 'https://club.example' }
const site = await readSampleContract({ ...services, isProduction: false })
const listed = mailShelves.flatMap(({ mails }) => mails.map(({ name }) => name))
const toWord = mailShelves
  .flatMap(({ fixed, mails }) => (fixed === undefined ? mails : []))
  .map(({ name }) => name)

test('the office lists every email of the site, once', () => {
  expect(new Set(listed).size).toBe(listed.length)
  const written = [
    ...templateNames,
    ...orderMailsToWord.map(({ name }) => name),
    ...bookingMailsToWord.map(({ name }) => name),
  ]
  const ofTeam = listed.filter((name) => /^(order|booking)-(team|money|refund-held|dispute)/.test(name))
  expect(listed.toSorted()).toEqual([...new Set([...written, ...ofTeam])].toSorted())
})

test.each(toWord)('%s is looked at with hostile words, which stay words', async (name) => {
  const own = {
    subject: 'Objet <b> {prénom}\r\nBcc: x@y.fr',
    opening: 'Premiers <script>alert(1)</script> mots\n\n{club} & "vous"',
    closing: 'Derniers </td></table><img src=x onerror=alert(1)>',
  }
  const usual = await previewEmail(name, site, now)
  expect(usual?.places).toContain('club')
  const worded = await previewEmail(name, { ...site, words: new Map([[name, own]]) }, now)
  expect(worded?.subject).toMatch(/Objet <b> \S.* Bcc\s?: x@y\.fr$/)
  expect(worded?.subject).not.toMatch(/[\r\n]/)
  expect(worded?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(worded?.html).not.toMatch(/<script|<img(?![^>]*\/logo\/)/)
  expect(problemsOfHtml(worded?.html ?? '')).toEqual([])
  const text = worded?.text ?? ''
  expect(text).toContain(`${site.club.name} & "vous"`)
  expect(text.indexOf('Premiers')).toBeLessThan(text.indexOf('Derniers'))
  // What the site says stays whole between them.
  const kept = (usual?.text ?? '').split('\n').filter((line) => line.trim() !== '')
  expect(kept.filter((line) => !text.includes(line))).toEqual([])
})

/** What every email of the site says around what it has to say: the club, its links, its signature. */
async function frame(): Promise<ReadonlySet<string>> {
  const [first = [], ...others] = await Promise.all(
    toWord.map(async (name) => linesOf((await previewEmail(name, site, now))?.text)),
  )
  return new Set(first.filter((line) => others.every((lines) => lines.includes(line))))
}

function linesOf(text = ''): string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [plain(line).trim()]))
}

test('each email that is looked at says what it has to say, not its frame alone', async () => {
  const around = await frame()
  expect(around.size).toBeGreaterThan(0)
  for (const name of toWord) {
    const lines = linesOf((await previewEmail(name, site, now))?.text)
    const own = lines.filter((line) => !around.has(line) && !line.startsWith('Bonjour'))
    expect(own.join(' ').length, name).toBeGreaterThan(60)
    expect(lines.join(' '), name).not.toMatch(/undefined|null|NaN|Invalid/)
  }
})

test('an order and a booking that are looked at are whole: lines, sums, bank, the terms of today, the word of an act', async () => {
  const textOf = async (name: string) => plain((await previewEmail(name, site, now))?.text ?? '')
  const contract = await textOf('order-received')
  for (const said of [
    'Maillot d’exemple',
    '2 × 16 €',
    '92,90 €',
    `Version ${site.terms.version}`,
    'Garanties légales',
  ])
    expect(contract).toContain(said)
  expect(await textOf('order-refund')).toMatch(/Total remboursé\s+16 €/)
  expect(await textOf('order-sent')).toContain('Ici, le mot que vous ajoutez')
  const stay = await textOf('booking-received')
  for (const said of ['Vercors, le trail', '120 €', 'l’acompte est gardé', `version ${site.terms.version}`])
    expect(stay).toContain(said)
  expect(await textOf('booking-paid')).toContain('Il reste 270 € à régler')
})

test('while no order can be taken, what is missing is said in its place', async () => {
  const bare = await readSampleContract({ ...services, isProduction: true })
  expect((await previewEmail('order-received', bare, now))?.text).toContain('à nommer dans Réglages')
})
