import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { cannedAnswers, members, messages, outgoingMails } from '#db/schema/index.ts'
import { signInAs } from '../../accounts/site-accounts.ts'
import { orderBy } from '../../orders/buying.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

vi.setConfig({ testTimeout: 60_000 })

const { site, get, post } = useSite()
const held: { connection?: Connection; coach?: { cookie: string }; other?: { cookie: string } } = {}
beforeAll(async () => {
  held.connection = connect(site().databaseUrl, { onError: () => undefined })
  held.coach = await signInAs(site(), 'admin')
  held.other = await signInAs(site(), 'admin')
})
afterAll(() => held.connection?.close())
const database = () => {
  if (!held.connection) throw new Error('The database is not open yet.')
  return held.connection.database
}
const room = '/admin/messages'
const read = async (path: string) => (await get(room + path, held.coach)).text()
const press = (path: string, fields: Record<string, string>, coach = held.coach) =>
  post(room + path, new URLSearchParams(fields), coach)

async function received(change: Partial<typeof messages.$inferInsert> = {}) {
  const email = `${randomUUID()}@exemple.fr`
  const asked = { name: 'Élodie Roche', email, subject: 'stage', message: 'Une place ?', ...change }
  const [row] = await database()
    .insert(messages)
    .values({ receivedAt: new Date(), ...asked })
    .returning()
  return { id: row?.id ?? '', email }
}

test('a canned answer is refused with a place nobody knows, and nothing of it is lost', async () => {
  const wrong = await press('/reponses/nouvelle', {
    id: randomUUID(),
    title: 'Places',
    text: 'Oui {prenom}.',
  })
  expect(wrong.status).toBe(422)
  const again = await wrong.text()
  expect(again).toMatch(/\{prenom\}.{1,3}» n’est pas connu du site/)
  expect(again).toContain('Oui {prenom}.</textarea>')
  const fields = { id: randomUUID(), title: 'Places', text: 'Oui {prénom}, au stage {stage}. {coach}' }
  for (const _ of [1, 2]) expect((await press('/reponses/nouvelle', fields)).status).toBe(303)
  expect(await database().$count(cannedAnswers, eq(cannedAnswers.id, fields.id))).toBe(1)
  expect((await press(`/reponses/${fields.id}`, { ...fields, title: 'Places libres' })).status).toBe(303)
  expect(await read('/reponses')).toContain('Places libres')
  for (const path of ['/reponses/x', `/reponses/${randomUUID()}`])
    expect((await get(room + path, held.coach)).status).toBe(404)
})

test('a canned answer is filled with what is known; what is not is shown, and keeps it from leaving', async () => {
  const { id, email } = await received()
  const [canned] = await database().select().from(cannedAnswers)
  const inserted = await press(`/${id}`, { acte: 'inserer', modele: canned?.id ?? '', reponse: 'Merci !' })
  const page = await inserted.text()
  expect(page).toContain('Merci !\n\nOui Élodie, au stage {stage}. Camille Essai</textarea>')
  expect(page).toMatch(/Rien n’est connu pour.{0,20}\{stage\}/)
  const early = await press(`/${id}`, { acte: 'repondre', vues: '0', reponse: 'Au stage {stage}.' })
  expect([early.status, await early.text()]).toEqual([
    422,
    expect.stringMatching(/Complétez avant d’envoyer/),
  ])
  const toThem = eq(outgoingMails.recipient, email)
  expect(await database().$count(outgoingMails, toThem)).toBe(0)
})

test('an answer leaves once, and the second coach reads it before theirs leaves', async () => {
  const { id, email } = await received()
  const answer = { acte: 'repondre', vues: '0', reponse: 'Il en reste deux.' }
  const twice = await Promise.all([press(`/${id}`, answer), press(`/${id}`, answer)])
  expect(twice.map(({ status }) => status)).toEqual([303, 303])
  expect(await database().$count(outgoingMails, eq(outgoingMails.recipient, email))).toBe(1)
  const late = await press(`/${id}`, { ...answer, reponse: 'C’est complet, désolé.' }, held.other)
  const page = await late.text()
  expect(late.status).toBe(409)
  expect(page).toContain('Il en reste deux.')
  expect(page).toMatch(/Camille Essai a répondu le/)
  expect(page).toContain('C’est complet, désolé.</textarea>')
  expect(page).toContain('name="vues" value="1"')
  expect(page).toContain('Aucun serveur d’envoi n’est réglé')
  const shown = await read(`/${id}`)
  expect(shown).toContain('Répondu')
  const state = async () =>
    (await database().select().from(outgoingMails).where(eq(outgoingMails.recipient, email)))[0]
  await expect.poll(async () => (await state())?.status).toBe('kept')
  expect(await state()).toMatchObject({ replyTo: 'bonjour@exemple.fr', template: 'message-answer' })
  expect(await read(`/${id}`)).toContain('Gardé ici')
})

test('a message is given to a coach, found by that, closed, and set aside as spam, which no counter holds', async () => {
  const { id } = await received({ name: 'Attribuée' })
  const isCoach = and(eq(members.role, 'admin'), eq(members.isSample, false))
  const [coach] = await database().select().from(members).where(isCoach)
  const userId = coach?.userId ?? ''
  expect((await press(`/${id}`, { acte: 'confier', coach: userId, avant: '' })).status).toBe(303)
  const stale = await press(`/${id}`, { acte: 'confier', coach: '', avant: '' }, held.other)
  expect([stale.status, await stale.text()]).toEqual([
    409,
    expect.stringMatching(/Confié entre-temps à Camille/),
  ])
  const wrong = await press(`/${id}`, { acte: 'confier', coach: randomUUID(), avant: '' })
  expect([wrong.status, await wrong.text()]).toEqual([409, expect.stringContaining('n’est plus coach')])
  expect(await read(`?pour=${userId}&sujet=stage&periode=7`)).toContain(id)
  expect(await read('?pour=personne')).not.toContain(id)
  expect((await press(`/${id}`, { etat: 'clos' })).headers.get('location')).toContain('fait=message-clos')
  const second = await press(`/${id}`, { etat: 'clos' }, held.other)
  expect([second.status, await second.text()]).toEqual([
    409,
    expect.stringMatching(/Déjà clos par Camille Essai, le/),
  ])
  expect(await read('?etat=clos')).toContain(id)
  await press(`/${id}`, { etat: 'a-repondre' })
  await press(`/${id}`, { etat: 'indesirable' })
  expect(await read('?etat=tous')).not.toContain(id)
  expect(await read('?etat=indesirables')).toContain(id)
  expect(await read(`/${id}`)).not.toContain('Envoyer la réponse')
  const file = await get(`${room}/messages.csv?etat=indesirables&q=attribuee`, held.coach)
  expect(await file.text()).toMatch(/;Attribuée;.*;Une place \?;Indésirable/)
})

test('a message leads to its person, its camp and the order it names', async () => {
  const browser = openBrowser(site())
  await runAdminOf(site(), ['stock', 'set', 'gourde-relief', 'blanc-craie', '20'])
  const { text } = await browser.get(await orderBy(browser, 'gourde-relief.blanc-craie.1.', {}))
  const number = /\d{4}-\d{4,}/.exec(text)?.[0] ?? ''
  const camps = await (await get('/nos-stages')).text()
  const [, fromPage = ''] = /href="(\/nos-stages\/[a-z\d-]+\/[a-z\d-]+)"/.exec(camps) ?? []
  const { id, email } = await received({ message: `Ma commande ${number}, et 2020-0001 ?`, fromPage })
  const page = await read(`/${id}`)
  expect(page).toContain(`href="/admin/commandes/${number}/rembourser"`)
  expect(page).not.toContain('commandes/2020-0001')
  expect(page).toContain(`href="${fromPage}"`)
  const [, booking = ''] = /href="(\/admin\/stages\/[^"]+\/inscrire\?[^"]*)"/.exec(page) ?? []
  const taking = await get(booking.replaceAll('&amp;', '&'), held.coach)
  expect([booking, taking.status]).toEqual([expect.stringContaining('email='), 200])
  const [, invite = ''] = /href="(\/admin\/athletes\/inviter\?[^"]+)"/.exec(page) ?? []
  const invitation = await (await get(invite.replaceAll('&amp;', '&'), held.coach)).text()
  expect(invitation).toContain(`value="${email}"`)
  expect(invitation).toContain('value="Élodie"')
  expect(invitation).toContain('value="Roche"')
})

test('is for coaches alone', async () => {
  const member = await signInAs(site(), 'member')
  const { id } = await received()
  for (const path of ['/messages.csv', '/reponses', '/reponses/nouvelle'])
    expect([path, (await get(room + path, member)).status]).toEqual([path, 403])
  expect((await press(`/${id}`, { acte: 'repondre', vues: '0', reponse: 'Non.' }, member)).status).toBe(403)
})
