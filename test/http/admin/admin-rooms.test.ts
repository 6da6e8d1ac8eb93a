import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { auditLog, members, messages, outgoingMails } from '#db/schema/index.ts'
import { makeAccount, sessionCookies, signInAs } from '../../accounts/site-accounts.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'

vi.setConfig({ testTimeout: 60_000 })

const { site, get, post } = useSite({ SAMPLE_CONTENT: 'off' })
const held: { connection?: Connection } = {}
beforeAll(() => {
  held.connection = connect(site().databaseUrl, { onError: () => undefined })
})
afterAll(() => held.connection?.close())
const database = () => {
  if (!held.connection) throw new Error('The database is not open yet.')
  return held.connection.database
}

/** A coach who is signed in, with their number. */
async function coach() {
  const email = `coach-${randomUUID()}@club.example`
  const userId = await makeAccount(site().databaseUrl, { standing: 'admin', email })
  const cookies = await sessionCookies(site().url, email)
  return {
    userId,
    email,
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  }
}

async function athlete(status: 'active' | 'invited' = 'active') {
  const email = `athlete-${randomUUID()}@club.example`
  const userId = await makeAccount(site().databaseUrl, { standing: 'member', email })
  await database().update(members).set({ status }).where(eq(members.userId, userId))
  return { userId, email }
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const statusOf = async (userId: string) =>
  (await database().select().from(members).where(eq(members.userId, userId)))[0]?.status

test('nobody but a coach reads or writes here, pages and data alike', async () => {
  const person = await athlete()
  const member = await signInAs(site(), 'member')
  const files = ['/envois/envois.csv', '/journal/journal.csv', '/avis/avis.csv']
  const rooms = [
    ...files,
    '/messages',
    '/envois',
    '/envois/ne-pas-envoyer',
    '/recherches',
    '/journal',
    '/avis',
  ]
  const paths = ['', '/athletes', `/athletes/${person.userId}`, ...rooms]
  for (const path of paths) {
    expect((await get(`/admin${path}`)).status).toBe(302)
    expect((await get(`/admin${path}`, member)).status).toBe(403)
    expect(await (await get(`/admin${path}.data`, member)).text()).not.toContain(person.email)
  }
  for (const path of ['/athletes/inviter', `/athletes/${person.userId}/terminer`]) {
    const body = form({ email: 'intrus@club.example', role: 'admin' })
    expect((await post(`/admin${path}`, body)).status).toBe(302)
    expect((await post(`/admin${path}`, body, member)).status).toBe(403)
  }
  expect(await statusOf(person.userId)).toBe('active')
  const invited = database().select().from(members).where(eq(members.email, 'intrus@club.example'))
  expect(await invited).toEqual([])
})

test('every room is there for a coach, kept by nobody and in no index', async () => {
  const { headers, userId } = await coach()
  for (const path of [
    '',
    '/athletes',
    '/athletes/inviter',
    `/athletes/${userId}`,
    '/messages',
    '/envois',
    '/envois/ne-pas-envoyer',
    '/a-traiter',
    '/avis',
    '/tableau-de-bord',
    '/journal',
  ]) {
    const answer = await get(`/admin${path}`, headers)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('cache-control')).toMatch(/private, no-store/)
    expect(await answer.text()).toContain('noindex')
  }
  for (const path of [
    '/athletes/rien',
    `/athletes/${randomUUID()}`,
    `/athletes/${userId}/rien`,
    '/messages/1',
    '/envois/x',
    '/envois/ne-pas-envoyer/x',
  ])
    expect([path, (await get(`/admin${path}`, headers)).status]).toEqual([path, 404])
})

test('without a script: a coach invites, finds, and sees it in the audit log; mistakes lose nothing', async () => {
  const { headers } = await coach()
  const wrong = await post(
    '/admin/athletes/inviter',
    form({ email: 'sans-arobase', role: 'athlete', firstName: 'Élodie' }),
    headers,
  )
  expect(wrong.status).toBe(422)
  const again = await wrong.text()
  expect(again).toContain('value="sans-arobase"')
  expect(again).toContain('value="Élodie"')
  const fields = {
    email: 'elodie@club.example',
    role: 'athlete',
    firstName: 'Élodie',
    lastName: 'Noël',
    groups: 'Piste',
  }
  const sent = await post('/admin/athletes/inviter', form(fields), headers)
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  // No mail can leave this site: the link is handed over.
  const handOver = await sent.text()
  expect(handOver).not.toContain('L’invitation est partie')
  const [, link = ''] = /id="invitation-link"[^>]*value="([^"]+)"/.exec(handOver) ?? []
  expect(link).toMatch(/\/invitation\?token_hash=\w+&amp;type=invite$/)
  const found = await (await get('/admin/athletes?q=elodie+noel', headers)).text()
  expect(found).toContain('elodie@club.example')
  expect(await (await get('/admin/athletes?q=personne', headers)).text()).not.toContain('elodie@club.example')
  expect(await (await get('/admin/journal?q=invitation', headers)).text()).toContain('Élodie Noël')
  const [, person = ''] = /\/admin\/athletes\/([0-9a-f-]{36})/.exec(found) ?? []
  const twice = await post(`/admin/athletes/${person}/inviter-encore`, form({}), headers)
  expect(await twice.text()).toMatch(/id="invitation-link"[^>]*value="[^"]*token_hash=/)
})

test('ending a membership is explained, then done; not to oneself, and not by a link', async () => {
  const { headers, userId } = await coach()
  const person = await athlete()
  const page = `/admin/athletes/${person.userId}/terminer`
  const explained = await (await get(page, headers)).text()
  expect(explained).toContain('gardés trois ans')
  expect(await statusOf(person.userId)).toBe('active')
  expect((await post(page, form({}), { ...headers, origin: 'https://autre.example' })).status).toBe(403)
  const done = await post(page, form({}), headers)
  expect(done.headers.get('location')).toBe(`/admin/athletes/${person.userId}?fait=terminer`)
  expect(await statusOf(person.userId)).toBe('ended')
  const own = await post(`/admin/athletes/${userId}/terminer`, form({}), headers)
  expect(own.status).toBe(409)
  expect(await own.text()).toContain('votre propre compte')
  expect(await statusOf(userId)).toBe('active')
})

test('a coach whose access was suspended is out at once, with the session still open', async () => {
  const [one, another] = [await coach(), await coach()]
  await post(`/admin/athletes/${another.userId}/suspendre`, form({}), one.headers)
  expect((await get('/admin', another.headers)).status).not.toBe(200)
})

test('an address left in the footer is among the messages, with its page', async () => {
  const { headers } = await coach()
  const id = randomUUID()
  const lead = { id, receivedAt: new Date(), email: 'pied@exemple.fr', fromPage: '/nos-soins' }
  await database().insert(messages).values(lead)
  const list = await (await get('/admin/messages?q=pied%40', headers)).text()
  expect(list).toContain(id)
  expect(list).toContain('Être recontacté · /nos-soins')
  expect(await (await get(`/admin/messages/${id}`, headers)).text()).toContain('href="/nos-soins"')
  await post(`/admin/messages/${id}`, form({ etat: 'repondu' }), headers)
  const [line] = await database().select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(line?.subjectName).toBe('pied@exemple.fr')
})

test('a message is read, marked as answered and found again', async () => {
  const { headers } = await coach()
  const id = randomUUID()
  await database().insert(messages).values({
    id,
    receivedAt: new Date(),
    name: '<script>alert(1)</script>',
    email: 'visite@exemple.fr',
    subject: 'stage',
    message: 'Une question <b>précise</b>.',
  })
  expect(await (await get('/admin/messages', headers)).text()).toContain(id)
  const page = await (await get(`/admin/messages/${id}`, headers)).text()
  expect(page).toContain('mailto:visite@exemple.fr')
  expect(page).not.toContain('<b>précise')
  expect(page).not.toContain('<script>alert(1)')
  expect((await post(`/admin/messages/${id}`, form({ etat: 'repondu' }), headers)).status).toBe(303)
  expect(await (await get('/admin/messages', headers)).text()).not.toContain(id)
  expect(await (await get('/admin/messages?etat=repondus&q=precise', headers)).text()).toContain(id)
  const [line] = await database().select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(line?.action).toBe('message.answered')
})

test('the outbox hides emails that open accounts once they have left, and retries what failed', async () => {
  const { headers } = await coach()
  const mail = (status: 'sent' | 'failed' | 'kept', template: string) => ({
    id: randomUUID(),
    template,
    recipient: 'x@club.example',
    subject: 'Objet',
    html: '',
    text: 'LE TEXTE https://club.example/logged?token_hash=abc 123 456',
    status,
    createdAt: new Date(),
  })
  const [secret, kept, failed] = [
    mail('sent', 'account-magiclink'),
    mail('kept', 'member-invited'),
    mail('failed', 'message-notice'),
  ]
  await database().insert(outgoingMails).values([secret, kept, failed])
  const read = async (id: string) => (await get(`/admin/envois/${id}`, headers)).text()
  expect(await read(secret.id)).not.toContain('LE TEXTE')
  expect(await read(kept.id)).toContain('LE TEXTE [lien masqué] ••••••')
  expect(await read(kept.id)).not.toContain('token_hash')
  const shown = await post(`/admin/envois/${kept.id}`, form({ montrer: 'oui' }), headers)
  expect(await shown.text()).toContain('token_hash=abc 123 456')
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect((await post(`/admin/envois/${secret.id}`, form({ montrer: 'oui' }), headers)).status).toBe(404)
  expect(await (await get('/admin/journal', headers)).text()).toContain('Lien ou code d’un e-mail montré')
  expect(await read(failed.id)).toContain('LE TEXTE')
  expect(await (await get('/admin/envois?etat=failed', headers)).text()).toContain(failed.id)
  const asked = await post(`/admin/envois/${failed.id}`, form({}), headers)
  expect(asked.headers.get('location')).toContain('fait=essai')
  const one = () => database().select().from(outgoingMails).where(eq(outgoingMails.id, failed.id))
  await expect.poll(async () => (await one())[0]?.status).toBe('kept')
  const settled = await post(`/admin/envois/${failed.id}`, form({}), headers)
  expect(settled.headers.get('location')).toContain('fait=rien')
})

test('a coach keeps mails from leaving, one or all that are old, and says why', async () => {
  const { headers } = await coach()
  const mail = (status: 'kept' | 'failed' | 'sent', day: string) => ({
    id: randomUUID(),
    template: 'message-notice',
    recipient: 'x@club.example',
    subject: `Objet ${day}`,
    status,
    createdAt: new Date(`${day}T12:00:00Z`),
  })
  const mails = [mail('kept', '2020-01-01'), mail('failed', '2020-01-02'), mail('sent', '2020-01-02')]
  const [one, old, sent] = mails.map(({ id }) => id)
  const later = mail('kept', '2020-01-03')
  await database()
    .insert(outgoingMails)
    .values([...mails, later])
  const stateOf = async (id = '') => {
    const [row] = await database().select().from(outgoingMails).where(eq(outgoingMails.id, id))
    return [row?.status, row?.lastError]
  }
  const page = '/admin/envois/ne-pas-envoyer'
  const missing = await post(`${page}/${one}`, form({ reason: ' ' }), headers)
  expect([missing.status, await missing.text()]).toEqual([422, expect.stringContaining('Dites pourquoi')])
  expect((await post(`${page}/${one}`, form({ reason: 'Dit de vive voix' }), headers)).status).toBe(303)
  expect(await stateOf(one)).toEqual(['unsent', 'Dit de vive voix'])
  const notDay = await post(page, form({ before: '2020-02-31', reason: 'Trop tard' }), headers)
  expect(notDay.status).toBe(422)
  await post(page, form({ before: '2020-01-03', reason: 'Trop tard' }), headers)
  expect([await stateOf(old), await stateOf(sent), await stateOf(later.id)]).toEqual([
    ['unsent', 'Trop tard'],
    ['sent', null],
    ['kept', null],
  ])
  expect(await (await get('/admin/journal', headers)).text()).toMatch(/Écrits avant le 3.janvier.2020.: 1/)
  const twice = await post(`${page}/${one}`, form({ reason: 'Encore' }), headers)
  expect(twice.headers.get('location')).toContain('fait=rien')
  const said = await runAdminOf(site(), ['mails', 'end', later.id, '--reason', 'Essai'])
  expect(said).toMatchObject({ code: 0, said: '1 e-mail ne partira pas.\n' })
})
