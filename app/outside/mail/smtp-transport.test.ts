import { expect, onTestFinished, test } from 'vitest'
import { startSmtpServer } from '#test/mail/smtp-server.ts'
import { type Email, RefusedMailError } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.server.ts'

const email = {
  from: 'club@exemple.fr',
  to: 'athlete@exemple.fr',
  replyTo: null,
  subject: 'Sujet',
  html: '<p>A</p>',
  text: 'A',
}
const url = `https://club.example/rappels/${'a'.repeat(32)}.registration-closes.0d3c1a52-7d0e-4a53-9b1c-1d2f3a4b5c6d`

async function headersOf(change: Partial<Email>): Promise<string> {
  const server = await startSmtpServer()
  onTestFinished(() => server.close())
  await smtpTransport(`smtp://127.0.0.1:${server.port}`).deliver({ ...email, ...change })
  const [head = ''] = (server.mails[0]?.source ?? '').split('\n\n')
  // A header may go on on the next line, after a space.
  return head.replaceAll(/\n[ \t]+/g, ' ')
}

test('a mail that can be cut by one POST says so in both headers (RFC 8058)', async () => {
  const headers = await headersOf({ unsubscribeUrl: url })
  expect(headers).toMatch(new RegExp(`^List-Unsubscribe: <${url.replaceAll('.', '\\.')}>$`, 'm'))
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
})

test('a mail has its own name and those it follows (RFC 5322)', async () => {
  const headers = await headersOf({ messageId: '<c@club.fr>', references: ['<a@club.fr>', '<b@club.fr>'] })
  expect(headers).toMatch(/^Message-ID: <c@club\.fr>$/m)
  expect(headers).toMatch(/^In-Reply-To: <b@club\.fr>$/m)
  expect(headers).toMatch(/^References: <a@club\.fr> <b@club\.fr>$/m)
})

test.each([{}, { unsubscribeUrl: null }])('other mails have neither: %j', async (change) => {
  expect(await headersOf(change)).not.toMatch(/List-Unsubscribe/i)
})

test.each([
  ['550 no such user', /^RCPT/, true],
  ['554 looks like spam', /^DATA/, true],
  ['450 try later', /^RCPT/, false],
  ['550 sender not allowed', /^MAIL/, false],
  ['535 wrong password', /^EHLO|^HELO/, false],
])('« %s » to %s is for good: %s', async (answer, to, isForGood) => {
  const server = await startSmtpServer(0, (line) => (to.test(line) ? answer : undefined))
  onTestFinished(() => server.close())
  const delivered = smtpTransport(`smtp://127.0.0.1:${server.port}`).deliver(email)
  const error: unknown = await delivered.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof RefusedMailError).toBe(isForGood)
})
