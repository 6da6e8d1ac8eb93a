import { expect, test } from 'vitest'
import type { FiledDeclaration } from '#app/domain/declarations/rules.ts'
import type { ReceivedMessage } from '#app/domain/messages/rules.ts'
import { problemsOfHtml } from '#test/mail/reading.ts'
import { site } from '#test/mail/written.ts'
import { writeEmail } from './write-email.server.ts'

const { club } = site

const message: ReceivedMessage = {
  id: '5f0f3f60-0000-4000-8000-000000000001',
  receivedAt: new Date('2026-11-20T15:42:00Z'),
  subject: 'coaching',
  name: '<b>Camille</b> & Cie',
  email: 'athlete@exemple.fr',
  phone: '+33612345678',
  message: 'Je prépare mon premier marathon.\n<script>alert(1)</script>\nÀ bientôt !',
}

const { id, receivedAt, email } = message
const lead: ReceivedMessage = { id, receivedAt, email, fromPage: '/nos-soins' }

const withdrawal: FiledDeclaration = {
  id: '5f0f3f60-0000-4000-8000-000000000002',
  kind: 'withdrawal',
  reference: 'RT-2026-7K4Q-XM2P',
  declaredAt: new Date('2026-12-02T17:07:31Z'),
  firstName: 'Camille',
  lastName: 'Martin',
  email: 'athlete@exemple.fr',
  contract: 'commande 2026-0418, maillot',
  comment: 'Trop grand.',
}

const cancellation: FiledDeclaration = { ...withdrawal, kind: 'cancellation', wishedEndOn: '2027-01-01' }

async function write(template: string, facts: object) {
  return { template, ...(await writeEmail(template, facts, site)) }
}
const all = [
  await write('message-notice', message),
  await write('message-receipt', message),
  await write('declaration-receipt', withdrawal),
  await write('declaration-notice', withdrawal),
  await write('declaration-receipt', cancellation),
  await write('declaration-notice', cancellation),
  await write('message-notice', lead),
  await write('message-receipt', lead),
]

test.each(all)('$template: identity, no tracking, a text part', ({ html, text, subject }) => {
  expect(html).toContain('lang="fr"')
  expect(problemsOfHtml(html)).toEqual([])
  expect(html).not.toMatch(/<img|<script|<style|url\(|https?:\/\/(?!www\.w3\.org)/)
  for (const part of [html, text]) {
    expect(part).toContain('SIREN')
    expect(part).toContain(club.address.street)
    expect(part).toContain(club.email)
  }
  expect(subject).not.toMatch(/[\r\n]/)
  expect(text).not.toContain('&nbsp;')
})

test('a letter has the coach’s own words as text, its paragraphs, and how to have no more', async () => {
  const cutUrl = 'https://club.example/messages-du-club/a.b'
  const facts = { subject: 'Piste <b>', text: 'Bonjour,\nà <i>jeudi</i>.\n\nMerci', author: 'Coach', cutUrl }
  const letter = await write('club-letter', facts)
  expect([letter.replyTo, letter.unsubscribeUrl]).toEqual([club.email, cutUrl])
  expect(problemsOfHtml(letter.html)).toEqual([])
  expect(letter.html).toContain('à &lt;i&gt;jeudi&lt;/i&gt;')
  expect(letter.html).not.toMatch(/<img|<script|<style|url\(/)
  expect(letter.text).toContain('Bonjour,\nà <i>jeudi</i>.\n\nMerci')
  for (const fact of ['SIREN', club.email, cutUrl]) expect(letter.text).toContain(fact)
})

test('what a visitor wrote is text, never markup', () => {
  const [notice, receipt] = all
  expect(notice?.html).toContain('&lt;b&gt;Camille&lt;/b&gt; &amp; Cie')
  expect(notice?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(receipt?.text).toContain('<script>alert(1)</script>\nÀ bientôt !')
})

test('an address alone says the page it came from, and promises as a message does', () => {
  const [notice, receipt] = all.slice(-2)
  expect(notice?.subject).toBe('[Contact] Être recontacté : athlete@exemple.fr')
  expect(notice?.text).toContain('/nos-soins')
  expect(receipt?.text.replaceAll('\u00A0', ' ')).toContain('au plus tard le mardi 24 novembre 2026')
  expect(receipt?.text).not.toContain('copie de votre message')
})

test('the notice is answered to the visitor, the receipt to the club', () => {
  const [notice, receipt] = all
  expect(notice?.replyTo).toBe('athlete@exemple.fr')
  expect(receipt?.replyTo).toBe(club.email)
})

test('the promised day skips the weekend', () => {
  const [, receipt] = all
  expect(receipt?.text.replaceAll('\u00A0', ' ')).toContain('au plus tard le mardi 24 novembre 2026')
})

test('the receipt of a declaration holds all of it, with date and hour to the second', () => {
  const [, , receipt, notice] = all
  const text = receipt?.text.replaceAll('\u00A0', ' ')
  for (const part of [
    'RT-2026-7K4Q-XM2P',
    '2 décembre 2026, 18 h 07 min 31 s',
    'Camille',
    'Martin',
    'Trop grand.',
  ])
    expect(text).toContain(part)
  expect(text).toContain('ma rétractation du contrat suivant : commande 2026-0418, maillot')
  expect(notice?.text.replaceAll('\u00A0', ' ')).toContain('au plus tard le mercredi 16 décembre 2026')
})

test('the receipt of a withdrawal says what follows and by when, and accepts nothing', () => {
  const [, , receipt] = all
  const text = receipt?.text.replaceAll('\u00A0', ' ')
  expect(text).toContain('au plus tard le mercredi 16 décembre 2026 et par le même moyen de paiement')
  expect(text).toContain(`se renvoie au plus tard le mercredi 16 décembre 2026 à cette adresse`)
  expect(text).toContain('il ne vaut ni acceptation ni refus')
})

test('the receipt of a cancellation says the wished end, that the real one follows, where to send a proof', async () => {
  const justified = { ...cancellation, legitimateReason: 'Déménagement' }
  const receipt = await write('declaration-receipt', justified)
  const text = receipt.text.replaceAll('\u00A0', ' ')
  expect(text).toMatch(/Fin souhaitée +1er janvier 2027/)
  expect(text).toContain('la date à laquelle le contrat prend fin et ses conséquences')
  expect(text).toContain('joindre un justificatif de votre motif en répondant à ce message')
})

test('a task that fails is told with what to do, one that works again with nothing', async () => {
  const facts = { task: 'nightly_backup', since: '2026-11-20T01:47:00Z' }
  const failing = await write('task-alarm', facts)
  expect(failing.subject).toBe('[À traiter] La sauvegarde de la nuit échoue')
  expect(failing.text).toContain('BACKUP_DIR')
  const ended = await write('task-alarm', { ...facts, endedAt: '2026-11-21T01:47:00Z' })
  expect(ended.subject).toBe('[Réglé] La sauvegarde de la nuit échoue')
  const unnamed = await write('task-alarm', { ...facts, task: 'nightly_upkeep_sessions' })
  expect(unnamed.text).toContain('nightly_upkeep_sessions')
})
