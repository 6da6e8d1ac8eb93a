import { and, eq, like } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { articleReads, auditLog, competitions, members, participations } from '#db/schema/index.ts'
import { newVisitor } from '../../accounts/visitor.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'

vi.setConfig({ testTimeout: 60_000 })

const { site } = useSite({ SAMPLE_CONTENT: 'off' })
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

test('two coaches on one person: the second is told who was first, and nothing typed is lost', async () => {
  const [boss, second, athlete] = [await coach(), await coach(), await newVisitor(site())]
  const path = `/admin/athletes/${athlete.userId}/modifier`
  const seen = hiddenIn(await boss.read(path), 'seen')
  const typed = { firstName: 'Zoé', lastName: 'Noël', email: athlete.email, role: 'athlete', seen }
  for (const _ of ['pressed', 'pressed again'])
    expect((await boss.post(path, typed)).headers.get('location')).toContain('fait=fiche')
  const late = await second.post(path, { ...typed, firstName: 'Zoë' })
  expect(late.status).toBe(409)
  const said = await late.text()
  expect(said).toContain('par Camille Essai')
  expect(said).toContain('value="Zoë"')
  expect(await rowOf(athlete.userId)).toMatchObject({ firstName: 'Zoé' })
  const wrong = await second.post(path, { ...typed, email: boss.email })
  expect([wrong.status, (await rowOf(athlete.userId))?.email]).toEqual([409, athlete.email])
  await boss.post(`/admin/athletes/${athlete.userId}/suspendre`, {})
  const again = await second.post(`/admin/athletes/${athlete.userId}/suspendre`, {})
  expect(await again.text()).toContain('accès suspendu, par Camille Essai')
})

test('a coach who loses the right while typing writes nothing', async () => {
  const [boss, athlete] = [await coach(), await newVisitor(site())]
  const path = `/admin/athletes/${athlete.userId}/modifier`
  const seen = hiddenIn(await boss.read(path), 'seen')
  await database().update(members).set({ role: 'athlete' }).where(eq(members.userId, boss.userId))
  const typed = { firstName: 'Intrus', lastName: 'X', email: athlete.email, role: 'admin', seen }
  expect((await boss.post(path, typed)).status).toBe(403)
  expect(
    (await boss.post('/admin/athletes/coller', { texte: 'A;a@x.example', acte: 'inviter', ligne: '1' }))
      .status,
  ).toBe(403)
  expect(await rowOf(athlete.userId)).toMatchObject({ role: 'athlete', firstName: 'Camille' })
})

test('one screen says what a person read and raced, without what they hide; so does the file for them', async () => {
  const [boss, athlete] = [await coach(), await newVisitor(site())]
  const race = async (title: string, isHidden: boolean) => {
    const facts = { discipline: 'route', place: 'Lyon', region: 'auvergne-rhone-alpes', formats: [] }
    const [row] = await database()
      .insert(competitions)
      .values({
        title,
        startOn: '2027-05-01',
        endOn: '2027-05-01',
        ...facts,
        status: 'confirmed',
        updatedAt: new Date(),
      })
      .returning()
    const answer = {
      competitionId: row?.id ?? '',
      memberId: athlete.userId,
      answer: 'going' as const,
      isHidden,
    }
    await database()
      .insert(participations)
      .values({ ...answer, updatedAt: new Date() })
    return row?.id ?? ''
  }
  const [shown] = [await race('Course montrée', false), await race('Course secrète', true)]
  await database()
    .insert(articleReads)
    .values({ memberId: athlete.userId, path: '/espace-athlete/introduction', lastOpenedAt: new Date() })
  const page = await boss.read(`/admin/athletes/${athlete.userId}`)
  expect(page).toContain('Course montrée')
  expect(page).toContain('href="/espace-athlete/introduction"')
  expect(page).not.toContain('secrète')
  const file = await boss.post(`/admin/athletes/${athlete.userId}/donnees.json`, {})
  expect(file.headers.get('content-disposition')).toContain('attachment')
  const text = await file.text()
  expect(text).toContain('Course montrée')
  expect(text).not.toContain('secrète')
  const command = await runAdminOf(site(), ['person', 'export', athlete.email])
  expect(command.said).toContain('Course montrée')
  expect(command.said).not.toContain('secrète')
  const lines = and(eq(auditLog.subjectId, athlete.userId), eq(auditLog.action, 'member.data-exported'))
  expect(await database().$count(auditLog, lines)).toBe(2)
  // Who hides is written to by nobody, and counted by nobody.
  const hidden = await newVisitor(site())
  await database().insert(participations).values({
    competitionId: shown,
    memberId: hidden.userId,
    answer: 'going',
    isHidden: true,
    updatedAt: new Date(),
  })
  const letter = { audience: `course:${shown}`, subject: 'A', text: 'B', key: randomUUID(), acte: 'relire' }
  expect(await (await boss.post('/admin/athletes/ecrire', letter)).text()).toContain('Envoyer à 1 personne')
})

test('sessions are seen and ended; an erasure asks for the address and leaves what the law keeps', async () => {
  const [boss, athlete] = [await coach(), await newVisitor(site())]
  await athlete.read('/compte')
  const path = `/admin/athletes/${athlete.userId}`
  expect(await boss.read(`${path}/sessions`)).toContain('Ordinateur')
  const ended = await boss.post(`${path}/sessions`, { session: '' })
  expect(ended.headers.get('location')).toContain('fait=sessions')
  expect((await athlete.get('/compte')).status).toBe(302)
  expect((await boss.post(`${path}/sessions`, { session: '' })).headers.get('location')).toContain(
    'fait=rien',
  )
  expect((await boss.post(`${path}/supprimer`, { adresse: 'x@y.fr' })).status).toBe(422)
  const own = await boss.post(`/admin/athletes/${boss.userId}/supprimer`, { adresse: boss.email })
  expect(own.status).toBe(409)
  const erased = await boss.post(`${path}/supprimer`, { adresse: athlete.email.toUpperCase() })
  expect(erased.headers.get('location')).toContain('fait=compte-supprime')
  expect(await rowOf(athlete.userId)).toBeUndefined()
  expect((await boss.post(`${path}/supprimer`, { adresse: athlete.email })).status).toBe(404)
  const [line] = await database()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, athlete.userId), like(auditLog.action, '%erased')))
  expect(line?.actorId).toBe(boss.userId)
})

test('an application is added with a secret shown once, listed, and ended', async () => {
  const boss = await coach()
  const path = '/admin/athletes/applications'
  expect((await boss.post(path, { nom: 'Montre', adresses: 'pas une adresse' })).status).toBe(422)
  const added = await (
    await boss.post(path, { nom: '<b>Montre', adresses: 'https://montre.example/retour' })
  ).text()
  expect(added).toContain('client_secret')
  const page = await boss.read(path)
  expect(page).toContain('&lt;b&gt;Montre')
  expect(page).not.toContain('client_secret')
  const id = /applications\/([\w-]{20,})/.exec(page)?.[1] ?? ''
  for (const done of ['application-retiree', 'rien'])
    expect((await boss.post(`${path}/${id}`, {})).headers.get('location')).toContain(`fait=${done}`)
})

test('the commands do what the rooms do', async () => {
  const boss = await coach()
  const [byRoom, byCommand] = [await newVisitor(site()), await newVisitor(site())]
  const run = (...words: string[]) => runAdminOf(site(), words)
  const several = `/admin/athletes/plusieurs?acte=ajouter&membre=${byRoom.userId}`
  await boss.post(several, { groupe: 'Pareil' })
  await run('groups', 'add', 'Pareil', '--emails', byCommand.email)
  await boss.post(`/admin/athletes/${byRoom.userId}/suspendre`, {})
  await run('person', 'suspend', byCommand.email)
  const [room, command] = [await rowOf(byRoom.userId), await rowOf(byCommand.userId)]
  for (const row of [room, command]) expect(row).toMatchObject({ groups: ['Pareil'], status: 'suspended' })
  const actions = async (id: string) =>
    (await database().select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.at)).map(
      ({ action }) => action,
    )
  expect(await actions(byRoom.userId)).toEqual(await actions(byCommand.userId))
  expect((await run('person', 'suspend', byCommand.email)).said).toContain('a changé entre-temps')
  expect((await run('groups', 'list')).said).toContain('pareil\tPareil\t2')
  const file = join(mkdtempSync(join(tmpdir(), 'list-')), 'liste.csv')
  writeFileSync(file, `Zoé;commande-${randomUUID()}@liste.example\nMoi;${boss.email}\n`)
  const invited = await run('sendings', 'invite', file)
  expect(invited.said).toMatch(/1 invitation\(s\)/)
  const key = /^[\da-f-]{36}/m.exec(invited.said)?.[0] ?? ''
  await expect.poll(() => boss.read(`/admin/athletes/en-nombre/${key}`)).toContain('1 sur 1')
  expect((await run('person', 'erase', '--email', byCommand.email)).code).toBe(2)
  expect((await run('person', 'erase', '--email', byCommand.email, '--sure')).code).toBe(0)
  expect(await rowOf(byCommand.userId)).toBeUndefined()
})
