import { expect, test } from 'vitest'
import { problemsOfHtml } from '#test/mail/reading.ts'
import { site } from '#test/mail/written.ts'
import { bookingMailsToWord } from '../bookings/mails.server.tsx'
import { orderMailsToWord } from '../orders/order-templates.tsx'
import { templateNames } from '../write-email.server.ts'
import { mailShelves } from './mail-list.ts'
import { previewEmail } from './preview.server.tsx'

const now = new Date('2026-11-20T10:00:00Z')
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
