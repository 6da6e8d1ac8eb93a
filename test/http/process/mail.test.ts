import { afterAll, expect, test } from 'vitest'
import { startSmtpServer, type SmtpServer } from '../../mail/smtp-server.ts'
import { useSite } from '../use-site.ts'

// A free port, free again: nobody answers there until the mail server comes back.
const reserved = await startSmtpServer()
await reserved.close()
const running: SmtpServer[] = []
afterAll(async () => {
  for (const server of running) await server.close()
})

const { get, post, site } = useSite({
  LOG_LEVEL: 'silent',
  SMTP_URL: `smtp://127.0.0.1:${reserved.port}`,
  MAIL_FROM: 'site@exemple.fr',
})

const form = {
  name: 'Camille Exemple',
  email: 'camille@exemple.fr',
  subject: 'stage',
  message: 'Bonjour, reste-t-il une place en mars ?',
}

test('a message sent while the mail server is down reaches the coach and its sender once it is back', async () => {
  const response = await post('/contact', new URLSearchParams(form))
  expect(response.status, await response.text()).toBe(303)
  const outbox = async () => (await get('/_mails')).text()
  await expect.poll(outbox, { interval: 200 }).toContain('nouvel essai prévu')
  const mailServer = await startSmtpServer(reserved.port)
  running.push(mailServer)
  await expect.poll(() => mailServer.mails.length, { interval: 200 }).toBeGreaterThanOrEqual(2)
  const receivers = mailServer.mails.flatMap(({ to }) => to).sort()
  expect(receivers).toEqual(['bonjour@exemple.fr', 'camille@exemple.fr'])
  const toCoach = mailServer.mails.find(({ to }) => to.includes('bonjour@exemple.fr'))
  expect(toCoach?.from).toBe('site@exemple.fr')
  expect(toCoach?.source).toMatch(/^Reply-To: .*camille@exemple\.fr/m)
  expect(toCoach?.source).toMatch(/^Content-Type: multipart\/alternative/m)
  expect((await fetch(`${site().url}/readyz`)).status).toBe(200)
})
