import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { answered, triathlon } from '#app/domain/competitions/fixtures/competitions.ts'
import { allReminderKinds } from '#app/domain/competitions/reminders/reminders.ts'
import type { ReminderKind } from '#app/domain/competitions/reminders/reminders.ts'
import { plain, problemsOfHtml } from '#test/mail/reading.ts'
import { writeReminderMail } from './reminders.server.tsx'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const { facts: club } = await readClub(content)
const cutUrl = 'https://club.example/rappels/a.week-before.b'

async function reminderOf(
  kind: ReminderKind,
  { today = '2027-04-18', ...change }: Partial<Competition> & { today?: string } = {},
  participation = answered,
) {
  const competition = { ...triathlon, ...change }
  const reminder = {
    key: 'key',
    kind,
    memberId: answered.memberId,
    competition,
    participation,
    email: 'camille@exemple.fr',
    firstName: 'Camille',
  }
  const mail = await writeReminderMail({ reminder, today, club, siteUrl: 'https://club.example', cutUrl })
  return { ...mail, subject: plain(mail.subject), text: plain(mail.text) }
}

test.each(allReminderKinds)('%s: identity, both parts, no tracking, how to get no more', async (kind) => {
  const { html, text, template, recipient, unsubscribeUrl } = await reminderOf(kind)
  expect([template, recipient, unsubscribeUrl]).toEqual([`reminder-${kind}`, 'camille@exemple.fr', cutUrl])
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

test('days are told by their date, so that a mail read late stays right', async () => {
  const opens = await reminderOf('registration-opens')
  expect(opens.subject).toBe('Inscriptions ouvertes : Triathlon du Barrage')
  expect(opens.text).toContain('depuis le dimanche 10 janvier 2027, jusqu’au mardi 20 avril 2027')
  const closes = await reminderOf('registration-closes')
  expect(closes.subject).toBe('Inscriptions jusqu’au 20 avril 2027 : Triathlon du Barrage')
  const week = await reminderOf('week-before', { today: '2027-04-19' })
  expect(week.subject).toBe('Dans 6 jours : Triathlon du Barrage')
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
