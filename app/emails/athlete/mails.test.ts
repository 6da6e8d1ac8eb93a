import { expect, test } from 'vitest'
import { raceChanges } from '#app/domain/competitions/changes/change-to-tell.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { answered, triathlon } from '#app/domain/competitions/fixtures/competitions.ts'
import { allReminderKinds } from '#app/domain/competitions/reminders/reminders.ts'
import type { ReminderKind } from '#app/domain/competitions/reminders/reminders.ts'
import { plain, problemsOfHtml } from '#test/mail/reading.ts'
import { site } from '#test/mail/written.ts'
import { writeEmail } from '../write-email.server.ts'

const { club } = site
const cutUrl = 'https://club.example/rappels/a.week-before.b'

async function reminderOf(
  kind: ReminderKind,
  { today = '2027-04-18', ...change }: Partial<Competition> & { today?: string } = {},
  participation = answered,
) {
  const competition = { ...triathlon, ...change }
  const { answer, format } = participation
  const facts = { competition, answer, format, firstName: 'Camille', today, cutUrl }
  const stored: object = JSON.parse(JSON.stringify(facts))
  const mail = await writeEmail(`reminder-${kind}`, stored, site)
  return { ...mail, subject: plain(mail.subject), text: plain(mail.text) }
}

test.each(allReminderKinds)('%s: identity, both parts, no tracking, how to get no more', async (kind) => {
  const { html, text, replyTo, unsubscribeUrl } = await reminderOf(kind)
  expect([replyTo, unsubscribeUrl]).toEqual([club.email, cutUrl])
  expect(problemsOfHtml(html)).toEqual([])
  expect(html).toContain('lang="fr"')
  expect(html).not.toMatch(/<img|<script|<style|<link|url\(/)
  for (const part of [text, plain(html)])
    for (const fact of ['SIREN', plain(club.address.street), club.email, cutUrl, triathlon.id, 'J’y vais'])
      expect(part).toContain(fact)
  expect(text).toContain('https://club.example/espace-athlete/competition/calendrier/abonnement#rappels')
  expect(text).not.toMatch(/&nbsp;|undefined|NaN|\[object/)
  expect(text.match(/'/g)).toBeNull()
})

test.each(raceChanges)('a race %s: identity, both parts, what was and what is', async (change) => {
  const before = { ...triathlon, startOn: '2027-04-24', endOn: '2027-04-24' }
  const facts: object = JSON.parse(JSON.stringify({ competition: triathlon, before, firstName: 'Camille' }))
  const { html, text, replyTo } = await writeEmail(`race-${change}`, facts, site)
  expect(replyTo).toBe(club.email)
  expect(problemsOfHtml(html)).toEqual([])
  for (const fact of ['Bonjour Camille', 'SIREN', 'dimanche 25 avril 2027', triathlon.id])
    expect(plain(text)).toContain(fact)
  expect(plain(text).includes('samedi 24 avril 2027, 8 h')).toBe(change === 'moved')
  expect(text).not.toMatch(/&nbsp;|undefined|NaN|\[object/)
})

test('days are told by their date, so that a mail read late stays right', async () => {
  const opens = await reminderOf('registration-opens')
  expect(opens.subject).toBe('Inscriptions ouvertes : Triathlon du Barrage')
  expect(opens.text).toContain('depuis le dimanche 10 janvier 2027, jusqu’au mardi 20 avril 2027')
  const closes = await reminderOf('registration-closes')
  expect(closes.subject).toBe('Inscriptions jusqu’au 20 avril 2027 : Triathlon du Barrage')
  const week = await reminderOf('week-before', { today: '2027-04-19' })
  expect(week.subject).toBe('Dans 6 jours : Triathlon du Barrage')
  expect((await reminderOf('week-before', { today: '2027-04-24' })).subject).toMatch(/^Demain/)
  expect(week.text).toContain('le dimanche 25 avril 2027')
  expect(week.text).not.toMatch(/coach|les autres/i)
  expect(week.text).toMatch(/Premier départ +8 h\n/)
  expect(week.text).toMatch(/Votre format +M\n/)
})

test('who named no format of the only one there is reads it, as on the site', async () => {
  const [format] = triathlon.formats
  if (!format) throw new Error('The race has no format.')
  const { text } = await reminderOf('week-before', { formats: [format] }, { ...answered, format: undefined })
  expect(text).toMatch(new RegExp(`Votre format +${format.name}\\n`))
})

test('what is not known is left out; what others wrote is text, and stays on one line of a header', async () => {
  const { html, text, subject } = await reminderOf('week-before', {
    title: 'Course <b>"A" & B</b>',
    startTime: undefined,
    link: undefined,
    notes: '<script>alert(1)</script>',
    registrationOpensOn: undefined,
    registrationClosesOn: undefined,
    formats: [],
  })
  expect(subject).toBe('Dans 7 jours : Course <b>"A" & B</b>')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<b>')
  for (const term of ['Premier départ', 'Page officielle', 'Inscriptions ', 'Formats', 'Votre format'])
    expect(text).not.toContain(term)
})
