import { eq, sql } from 'drizzle-orm'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { auditLog, bookings, messages, outgoingMails } from '#db/schema/index.ts'
import { letProofsAge, newVisitor } from '../../../accounts/visitor.ts'
import { form, useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, site, get, post, person, textOf } = useClub()
const page = '/admin/reglages/export'
const file = `${page}/tout.tar`

async function unpacked(answer: Response): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'allure-read-'))
  writeFileSync(join(folder, 'tout.tar'), Buffer.from(await answer.arrayBuffer()))
  execFileSync('tar', ['-xf', 'tout.tar'], { cwd: folder })
  rmSync(join(folder, 'tout.tar'))
  return folder
}

const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('allure-export-'))

test('everything is taken along by one press, without what opens anything; the audit log says by whom', async () => {
  const { headers } = await person({ standing: 'admin', lastName: 'Emporte' })
  const athlete = await person()
  await database()
    .insert(messages)
    .values({ email: 'zoe@exemple.fr', message: 'É\n"à"', receivedAt: new Date() })
  expect(await textOf(page, headers)).toContain('Télécharger l’archive')
  expect((await post(file, form({}), athlete.headers)).status).toBe(403)
  expect((await get(file, headers)).headers.get('location')).toBe(page)
  const answer = await post(file, form({}), headers)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-tar'])
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  const folder = await unpacked(answer)
  const tables = readdirSync(join(folder, 'tables'))
  for (const kept of ['members.json', 'orders.json', 'bookings.json', 'content_revisions.json'])
    expect(tables).toContain(kept)
  for (const left of [
    'recovery_codes',
    'feed_secrets',
    'strava_athletes',
    'push_subscriptions',
    'kept_forms',
  ])
    expect(tables).not.toContain(`${left}.json`)
  const read = (name: string): Record<string, unknown>[] =>
    JSON.parse(readFileSync(join(folder, 'tables', name), 'utf8'))
  expect(read('messages.json')).toMatchObject([{ email: 'zoe@exemple.fr', message: 'É\n"à"' }])
  expect(read('members.json').map(({ last_name: name }) => name)).toContain('Emporte')
  for (const name of tables)
    expect(readFileSync(join(folder, 'tables', name), 'utf8')).not.toMatch(/"\w*(secret|token)\w*":/)
  rmSync(folder, { recursive: true })
  const logged = await database().select().from(auditLog).where(eq(auditLog.action, 'site.exported'))
  expect(logged).toHaveLength(1)
  await expect.poll(leftovers).toEqual([])
})

test('accounts and the words of emails are in it, nothing that opens one or is a secret of the site', async () => {
  const { headers, memberId } = await person({ standing: 'admin', lastName: 'Compte' })
  await newVisitor(site(), 'admin')
  const code = '482913'
  const link = `${site().url}/commande/Zk3vQ8mN1xT7pR5wY2cH9bL4sD6fG0jA`
  const mail = (template: string, text: string) => ({
    template,
    recipient: 'zoe@exemple.fr',
    subject: `Sujet de ${template}`,
    text,
    html: `<p>${text}</p>`,
    unsubscribeUrl: `${site().url}/rappels/secret`,
    status: 'sent' as const,
    createdAt: new Date(),
  })
  await database()
    .insert(outgoingMails)
    .values([
      mail('order-ready', `Votre commande vous attend\u00a0: ${link}. IBAN FR76 3000 1007 9412.`),
      mail('account-reauthentication', `Votre code\u00a0: ${code}.`),
    ])
  await database().insert(bookings).values({
    key: crypto.randomUUID(),
    secret: 'Yk3vQ8mN1xT7pR5wY2cH9bL4sD6fG0jB',
    camp: 'vercors',
    startOn: '2027-06-12',
    endOn: '2027-06-14',
    placedAt: new Date(),
    recap: 'exemple',
    agreed: {},
  })
  const folder = await unpacked(await post(file, form({}), headers))
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
  const accounts: Record<string, unknown>[] = JSON.parse(readFileSync(join(folder, 'comptes.json'), 'utf8'))
  expect(accounts.find(({ id }) => id === memberId)).toMatchObject({
    email: expect.stringContaining('@club.example'),
    created_at: expect.any(String),
    providers: [expect.objectContaining({ provider: 'email' })],
    factors: [],
  })
  const mails: Record<string, string>[] = JSON.parse(
    readFileSync(join(folder, 'tables', 'outgoing_mails.json'), 'utf8'),
  )
  const said = mails.map(({ text }) => text).join('\n')
  expect(said).toContain('Votre commande vous attend\u00a0: [lien masqué] IBAN FR76 3000 1007 9412.')
  expect(said).toContain('Votre code\u00a0: ••••••.')
  const { rows: secrets } = await database().execute<{ value: string }>(sql`
    SELECT encrypted_password AS value FROM auth.users WHERE encrypted_password <> ''
    UNION SELECT secret FROM auth.mfa_factors WHERE secret <> ''
    UNION SELECT token_hash FROM auth.one_time_tokens
    UNION SELECT secret FROM club.orders UNION SELECT key::text FROM club.orders
    UNION SELECT secret FROM club.bookings UNION SELECT key::text FROM club.bookings`)
  expect(secrets.length).toBeGreaterThan(2)
  for (const { value } of secrets) expect(all).not.toContain(value)
  for (const secret of [code, link, '/rappels/secret', 'encrypted_password', 'checkout.stripe.com'])
    expect([secret, all.includes(secret)]).toEqual([secret, false])
  rmSync(folder, { recursive: true })
})

test('a proof of long ago is asked again before anything leaves; a reader who hangs up leaves nothing behind', async () => {
  const coach = await newVisitor(site(), 'admin')
  const { headers } = await person({ standing: 'admin' })
  const cut = new AbortController()
  const asking = { method: 'POST', headers: { ...headers, origin: site().url }, signal: cut.signal }
  const begun = await fetch(site().url + file, asking)
  expect(begun.status).toBe(200)
  cut.abort()
  await expect.poll(leftovers).toEqual([])
  await letProofsAge(site(), coach, '11 minutes')
  const asked = await coach.post(file, {})
  expect(asked.headers.get('location')).toBe('/login?etape=preuve')
})
