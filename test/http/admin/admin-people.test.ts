import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import {
  joinRequests,
  members,
  outgoingMails,
  sendingLines,
  sendings,
  trainingCodes,
} from '#db/schema/index.ts'
import { newVisitor } from '../../accounts/visitor.ts'
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
const coach = () => newVisitor(site(), 'admin')
const rowOf = async (userId: string) =>
  (await database().select().from(members).where(eq(members.userId, userId)))[0]
const hiddenIn = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1] ?? ''

test('nobody but a coach opens these rooms, and a code at training opens none', async () => {
  const [athlete, boss] = [await newVisitor(site()), await coach()]
  const own = `/admin/athletes/${athlete.userId}`
  const paths = ['coller', 'ecrire', 'en-nombre', 'groupes', 'entrainement', 'applications', 'personnes.csv']
  const all = [...paths.map((path) => `/admin/athletes/${path}`), `${own}/modifier`, `${own}/sessions`]
  for (const path of [...all, `${own}/donnees`, `${own}/supprimer`]) {
    expect([path, (await get(path)).status]).toEqual([path, 302])
    expect([path, (await athlete.get(path)).status]).toEqual([path, 403])
    expect([path, (await boss.get(path)).status]).toEqual([path, 200])
  }
  for (const path of ['groupes/rien', 'en-nombre/1', 'entrainement/x', 'applications/x'])
    expect((await boss.get(`/admin/athletes/${path}`)).status).toBe(404)
})

test('the list is filtered, sorted and written as a table in which no name is a formula', async () => {
  const boss = await coach()
  const [one, two] = [await newVisitor(site()), await newVisitor(site())]
  const named = { lastName: '=HYPERLINK("http://x")', groups: ['Filtré', '@mal'], joinedOn: '2020-01-01' }
  await database().update(members).set(named).where(eq(members.userId, one.userId))
  const later = { lastName: 'Zzz', groups: ['filtre'], joinedOn: '2026-01-01' }
  await database().update(members).set(later).where(eq(members.userId, two.userId))
  const list = async (query: string) =>
    (await boss.read(`/admin/athletes?${query}`)).split('aria-label="Membres"')[1] ?? ''
  const both = await list('groupe=filtre&tri=anciens')
  expect(both.indexOf(one.email)).toBeGreaterThan(0)
  expect(both.indexOf(one.email)).toBeLessThan(both.indexOf(two.email))
  expect(await list('groupe=filtre&role=admin')).not.toContain(one.email)
  expect(await list('groupe=filtre&etat=ended')).not.toContain(one.email)
  const file = await boss.get('/admin/athletes/personnes.csv?groupe=filtre')
  expect(file.headers.get('content-disposition')).toContain('personnes.csv')
  const lines = (await file.text()).split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines.find((line) => line.includes(one.email))).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)";Camille;/)
})

test('several people enter a group at once; a group without a name is refused', async () => {
  const boss = await coach()
  const people = [await newVisitor(site()), await newVisitor(site())]
  const path = `/admin/athletes/plusieurs?acte=ajouter&${people.map(({ userId }) => `membre=${userId}`).join('&')}`
  expect(await boss.read(path)).toContain('2 personnes choisies')
  expect((await boss.post(path, { groupe: ' , ' })).status).toBe(422)
  expect((await boss.post(path, { groupe: 'Foulées' })).headers.get('location')).toContain('groupe=foulees')
  for (const { userId } of people) expect((await rowOf(userId))?.groups).toEqual(['Foulées'])
  expect((await boss.get('/admin/athletes/plusieurs?acte=rien')).status).toBe(404)
  const renamed = await boss.post('/admin/athletes/groupes/foulees', { nom: 'Les Foulées' })
  expect(renamed.headers.get('location')).toContain('groupe-renomme')
  expect((await rowOf(people[0]?.userId ?? ''))?.groups).toEqual(['Les Foulées'])
})

test('a list is read, corrected, then leaves by itself; pressed twice it leaves once', async () => {
  const boss = await coach()
  const path = '/admin/athletes/coller'
  const texte = `Nom;E-mail;Groupe\n<b>Zoé</b>;zoe-${randomUUID()}@liste.example;Piste\nMalo;malo@;Piste\nMoi;${boss.email};`
  const read = await (await boss.post(path, { texte, acte: 'relire' })).text()
  expect(read).toContain('1 personne à inviter')
  expect(read).toContain('&lt;b&gt;Zoé&lt;/b&gt;')
  expect(read).toContain('Vérifiez cette adresse')
  expect(read).toContain('Déjà au club')
  const cle = hiddenIn(read, 'cle')
  expect((await boss.post(path, { texte, cle, acte: 'inviter' })).status).toBe(422)
  const sent = await Promise.all(
    [1, 2].map(() => boss.post(path, { texte, cle, acte: 'inviter', ligne: '2' })),
  )
  expect(sent.map(({ headers }) => headers.get('location'))).toEqual(
    Array.from({ length: 2 }, () => `/admin/athletes/en-nombre/${cle}`),
  )
  await expect.poll(() => boss.read(`/admin/athletes/en-nombre/${cle}`)).toContain('1 sur 1, terminé')
  const [line] = await database().select().from(sendingLines).where(eq(sendingLines.sendingId, cle))
  expect(line?.state).toBe('sent')
  const to = eq(outgoingMails.recipient, line?.email ?? '')
  expect(await database().$count(outgoingMails, to)).toBe(1)
})

test('a letter is read before it leaves, reaches a group once and can be refused by its link', async () => {
  const boss = await coach()
  const reader = await newVisitor(site())
  await database()
    .update(members)
    .set({ groups: ['Courrier', 'Autre'] })
    .where(eq(members.userId, reader.userId))
  const path = '/admin/athletes/ecrire'
  const empty = await boss.post(path, { audience: '', subject: '', text: '', key: randomUUID() })
  expect(empty.status).toBe(422)
  const words = {
    audience: 'groupe:courrier',
    subject: 'Jeudi <i>',
    text: 'À jeudi.\n\nLe coach',
    key: randomUUID(),
  }
  const read = await (await boss.post(path, { ...words, acte: 'relire' })).text()
  expect(read).toContain('Envoyer à 1 personne')
  expect(await database().$count(sendings, eq(sendings.id, words.key))).toBe(0)
  await Promise.all([1, 2].map(() => boss.post(path, { ...words, acte: 'envoyer' })))
  const isIts = and(eq(outgoingMails.recipient, reader.email), eq(outgoingMails.template, 'club-letter'))
  await expect.poll(() => database().$count(outgoingMails, isIts)).toBe(1)
  await expect
    .poll(async () => (await database().select().from(outgoingMails).where(isIts))[0]?.unsubscribeUrl)
    .toMatch(/\/messages-du-club\//)
  const [mail] = await database().select().from(outgoingMails).where(isIts)
  const link = new URL(mail?.unsubscribeUrl ?? '').pathname
  expect(await (await get(link)).text()).toContain('Ne plus recevoir les messages du club')
  // A mail program’s button, from elsewhere.
  const cut = await fetch(site().url + link, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(cut.status).toBe(200)
  expect(await boss.read(`/admin/athletes/${reader.userId}`)).toContain('N’en veut plus')
  expect((await get(`${link}x`)).status).toBe(404)
})

test('at training: a phone asks, a coach confirms, a second coach is told, and a closed code is over', async () => {
  const [boss, second] = [await coach(), await coach()]
  const cle = randomUUID()
  await boss.post('/admin/athletes/entrainement', { cle, groups: 'Piste', duree: '60' })
  const page = `/admin/athletes/entrainement/${cle}`
  const [row] = await database().select().from(trainingCodes).where(eq(trainingCodes.id, cle))
  const shown = await boss.read(page)
  expect(shown).toContain(`/rejoindre/${row?.code}`)
  expect(shown).toContain('<path d="M')
  const phone = `/rejoindre/${row?.code}`
  expect(await (await get(phone)).text()).toContain('Demander mon invitation')
  const email = `piste-${randomUUID()}@club.example`
  expect((await post(phone, new URLSearchParams({ firstName: '', lastName: 'X', email }))).status).toBe(422)
  const asking = { firstName: 'Zoé', lastName: '=Noël', email }
  const asked = await post(phone, new URLSearchParams(asking))
  expect(await asked.text()).toContain('C’est noté.')
  expect(await database().$count(members, eq(members.email, email))).toBe(0)
  const [request] = await database().select().from(joinRequests).where(eq(joinRequests.email, email))
  const demande = request?.id ?? ''
  expect((await boss.post(page, { acte: 'confirmer', demande })).headers.get('location')).toContain(
    'confirmee',
  )
  const late = await second.post(page, { acte: 'refuser', demande })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('déjà confirmée, par Camille Essai')
  expect(await database().$count(members, eq(members.email, email))).toBe(1)
  await boss.post(page, { acte: 'fermer' })
  expect((await get(phone)).status).toBe(404)
  expect((await post(phone, new URLSearchParams({ ...asking, email: 'y@club.example' }))).status).toBe(404)
})
