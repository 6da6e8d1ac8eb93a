import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import type { MailTransport } from '#app/outside/mail/mail-transport.ts'
import { outboxTransport } from '#app/outside/mail/mail-transport.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { forgetMailSecrets } from './secrets-store.server.ts'
import { countFailedMails, deliverMail, findMail, queueMail, releaseKeptMails } from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const secret = 'https://club.example/logged?token_hash=abc 482913'

const services = (mail: MailTransport = outboxTransport, now = '2026-11-20T10:00:00Z') => ({
  database: held.connection.database,
  clock: standingClock(now),
  mail,
  content,
  mailFrom: undefined,
  writeEmail: () => Promise.reject(new Error('Every mail of these tests is written.')),
})

function write(template: string, now = '2026-11-20T10:00:00Z'): Promise<string> {
  const mail = {
    template,
    recipient: 'a@exemple.fr',
    subject: 'Objet',
    html: `<p>${secret}</p>`,
    text: secret,
  }
  return held.connection.database.transaction((transaction) => queueMail(transaction, mail, new Date(now)))
}
const textOf = async (id: string) => (await findMail(held.connection.database, id))?.text
const delivered: string[] = []
const transport: MailTransport = {
  async deliver({ text }) {
    delivered.push(text)
    return 'sent'
  },
}

test('a link leaves by mail and is then kept nowhere; other mails are kept', async () => {
  const [link, receipt] = [await write('account-magiclink'), await write('message-receipt')]
  for (const id of [link, receipt]) await deliverMail(services(transport), { id })
  expect(delivered).toEqual([secret, secret])
  expect(await findMail(held.connection.database, link)).toMatchObject({ status: 'sent', html: '' })
  expect(await textOf(link)).not.toMatch(/token_hash|482913/)
  expect(await textOf(receipt)).toBe(secret)
})

test('without a mail server it can be read for as long as it is of use', async () => {
  const [link, text, receipt] = [
    await write('account-recovery'),
    await write('sms'),
    await write('message-receipt'),
  ]
  for (const id of [link, receipt]) await deliverMail(services(), { id })
  await forgetMailSecrets(services(outboxTransport, '2026-11-20T10:59:59Z'))
  expect(await textOf(link)).toBe(secret)
  expect(await forgetMailSecrets(services(outboxTransport, '2026-11-20T11:00:01Z'))).toBe(2)
  expect(await forgetMailSecrets(services(outboxTransport, '2026-11-20T12:00:01Z'))).toBe(0)
  for (const id of [link, text]) expect(await textOf(id)).not.toMatch(/token_hash|482913/)
  expect(await textOf(receipt)).toBe(secret)
})

test.each([
  'account-confirmation',
  'account-magiclink',
  'account-recovery',
  'account-email_change_current',
  'account-email_change_new',
  'account-reauthentication',
])('nothing of %s is kept once it opens nothing', async (template) => {
  const id = await write(template)
  await deliverMail(services(), { id })
  await forgetMailSecrets(services(outboxTransport, '2026-11-20T11:00:01Z'))
  expect(await textOf(id)).not.toMatch(/token_hash|482913/)
})

test('an invitation lives as long as its link does: a week', async () => {
  const invited = await write('member-invited')
  const ofAccounts = await write('account-invite')
  const opened = await write('member-opened')
  for (const id of [invited, ofAccounts, opened]) await deliverMail(services(), { id })
  await forgetMailSecrets(services(outboxTransport, '2026-11-27T09:59:59Z'))
  for (const id of [invited, ofAccounts]) expect(await textOf(id)).toBe(secret)
  expect(await textOf(opened)).not.toContain('token_hash')
  await forgetMailSecrets(services(outboxTransport, '2026-11-27T10:00:01Z'))
  for (const id of [invited, ofAccounts]) expect(await textOf(id)).not.toContain('token_hash')
  const sent = await write('member-invited')
  await deliverMail(services(transport), { id: sent })
  expect(await textOf(sent)).not.toContain('token_hash')
})

test('one that could not leave in time is not sent without what it was for', async () => {
  const id = await write('account-recovery')
  const away: MailTransport = { deliver: () => Promise.reject(new Error('No connection.')) }
  await expect(deliverMail(services(away), { id })).rejects.toThrow('No connection.')
  await forgetMailSecrets(services(transport, '2026-11-20T12:00:00Z'))
  delivered.length = 0
  await deliverMail(services(transport), { id })
  expect(delivered).toEqual([])
  const [row] = await held.connection.database.select().from(outgoingMails).where(eq(outgoingMails.id, id))
  expect(row).toMatchObject({ status: 'unsent', lastError: expect.stringContaining('avait expiré') })
  expect(await countFailedMails(held.connection.database)).toBe(0)
})

test('what was kept without a mail server leaves once there is one, but for what opens nothing any more', async () => {
  const [receipt, link, text, foreign] = [
    await write('message-receipt'),
    await write('account-magiclink'),
    await write('sms', '2026-11-20T11:30:00Z'),
    await write('message-notice'),
  ]
  const { database } = held.connection
  for (const id of [receipt, link, text, foreign]) await deliverMail(services(), { id })
  await database
    .update(outgoingMails)
    .set({ recipient: 'club@exemple.fr' })
    .where(eq(outgoingMails.id, foreign))
  await forgetMailSecrets(services(outboxTransport, '2026-11-20T12:00:01Z'))
  expect(await releaseKeptMails(services())).toBe(0)
  const sparing = { ...transport, keeps: async (address: string) => address === 'club@exemple.fr' }
  await releaseKeptMails(services(sparing))
  const statuses = await Promise.all(
    [receipt, link, text, foreign].map(async (id) => (await findMail(database, id))?.status),
  )
  expect(statuses).toEqual(['waiting', 'kept', 'kept', 'kept'])
  await deliverMail(services(sparing), { id: receipt })
  expect(await findMail(database, receipt)).toMatchObject({ status: 'sent' })
  expect(await releaseKeptMails(services(sparing))).toBe(0)
})
