import { and, asc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { auditLog, competitions, members, outgoingMails, participations } from '#db/schema/index.ts'
import { newCompetition } from '../../competitions/athletes.ts'
import { runAdminOf } from '../../run-command.ts'
import { ahead, calendar, form, past, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 120_000 })

const { site, database, get, post, person, rowOf } = useClub()
const room = '/admin/competitions'
const command = (...words: string[]) => runAdminOf(site(), ['competitions', ...words])

/** What a race is once acts were done to it; not when, by whom, nor what it is called. */
async function stateOf(id: string) {
  const [race] = await database().select().from(competitions).where(eq(competitions.id, id))
  if (!race) throw new Error(`No race ${id}`)
  const { id: _id, title, updatedAt: _at, proposedBy: _by, ...row } = race
  const log = await database()
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(asc(auditLog.at))
  const mails = await database().select().from(outgoingMails)
  const about = mails.filter((mail) => JSON.stringify(mail).includes(title)).map(({ template }) => template)
  return { row, log: log.map(({ action }) => action), mails: about.toSorted() }
}

const facts = { discipline: 'trail', startOn: ahead.startOn, place: 'Les Genêts', region: 'bretagne' }
const moved = addDays(ahead.startOn, 7)

test('each command of the races does what the room does', async () => {
  const coach = await person({ standing: 'admin' })
  const runner = await person({ lastName: 'Coureuse' })
  const press = (path: string, fields: Record<string, string>) =>
    post(`${room}${path}`, form(fields), coach.headers)

  const said = '--discipline trail --place Les\u00a0Genêts --region bretagne --start'.split(' ')
  const place = said.map((word) => word.replace('\u00a0', ' '))
  const added = await command('add', '--title', 'Course dite', ...place, ahead.startOn)
  expect(added).toMatchObject({ code: 0 })
  const byCommand = /[\da-f]{8}-[\da-f-]{27}/.exec(JSON.stringify(added))?.[0] ?? ''
  const answer = await press('/ajouter', { ...facts, title: 'Course pressée' })
  const byRoom = /[\da-f]{8}-[\da-f-]{27}/.exec(answer.headers.get('location') ?? '')?.[0] ?? ''
  expect(await stateOf(byRoom)).toEqual(await stateOf(byCommand))
  for (const competitionId of [byCommand, byRoom])
    await database().insert(participations).values({
      competitionId,
      memberId: runner.memberId,
      answer: 'going',
      isHidden: false,
      updatedAt: new Date(),
    })

  const { row } = await stateOf(byRoom)
  const change = { ...facts, title: 'Course pressée', startOn: moved, revision: String(row.revision) }
  const preview = await (await press(`/${byRoom}/modifier`, change)).text()
  const confirme = /name="confirme" value="([^"]+)"/.exec(preview)?.[1]?.replaceAll('&quot;', '"') ?? ''
  const both: [string[], string, Record<string, string>][] = [
    [['change', byCommand, '--start', moved], 'modifier', { ...change, confirme }],
    [['cancel', byCommand], 'annuler', {}],
    [['restore', byCommand], 'retablir', {}],
  ]
  for (const [words, act, fields] of both) {
    expect(await command(...words)).toMatchObject({ code: 0 })
    expect([act, (await press(`/${byRoom}/${act}`, fields)).status]).toEqual([act, 303])
    expect(await stateOf(byRoom)).toEqual(await stateOf(byCommand))
  }
})

test('proposals are decided alike by the command and in the room', async () => {
  const coach = await person({ standing: 'admin' })
  const athlete = await person()
  const propose = async (title: string, place: string, days: number) => {
    const startOn = addDays(ahead.startOn, days)
    const typed = { ...facts, title, place, startOn }
    const sent = await post(`${calendar}/proposer`, form(typed), athlete.headers)
    return /envoyee=([\da-f-]+)/.exec(sent.headers.get('location') ?? '')?.[1] ?? ''
  }
  const [accepted, acceptedToo] = [
    await propose('Ronde des Vignes', 'Beaune', 10),
    await propose('Corrida du Lac', 'Annecy', 20),
  ]
  expect(await command('accept', accepted)).toMatchObject({ code: 0 })
  const taken = await post(
    `${room}/${acceptedToo}/modifier`,
    form({
      ...facts,
      title: 'Corrida du Lac',
      place: 'Annecy',
      startOn: addDays(ahead.startOn, 20),
      revision: '0',
    }),
    coach.headers,
  )
  expect(taken.status).toBe(303)
  for (const id of [accepted, acceptedToo])
    expect(await stateOf(id)).toMatchObject({
      row: { status: 'confirmed', revision: 1 },
      log: ['competition.accepted'],
      mails: ['proposal-accepted', 'proposal-notice'],
    })
  const [refused, refusedToo] = [
    await propose('Trail des Crêtes', 'Gérardmer', 30),
    await propose('Marathon du Port', 'Lorient', 40),
  ]
  expect(await command('refuse', refused, '--reason', 'Trop loin')).toMatchObject({ code: 0 })
  await post(`${room}/${refusedToo}/refuser`, form({ reason: 'Trop loin', mot: 'Trop loin' }), coach.headers)
  expect((await stateOf(refusedToo)).row.status).toBe('refused')
  expect((await stateOf(refusedToo)).log).toEqual((await stateOf(refused)).log)
})

test('results: typed, pasted or by the command; who hides is left alone, an old page is told', async () => {
  const coach = await person({ standing: 'admin', lastName: 'Chrono' })
  const id = await newCompetition(database(), { ...past, title: 'Dix bornes' })
  const people = [await person({ lastName: 'Vite' }), await person({ lastName: 'Lente' })]
  const hidden = await person({ lastName: 'Masquée' })
  for (const { memberId } of [...people, hidden])
    await database()
      .insert(participations)
      .values({
        competitionId: id,
        memberId,
        answer: 'going',
        isHidden: memberId === hidden.memberId,
        updatedAt: new Date(),
      })
  const page = `${room}/${id}/resultats`
  const shown = await (await get(page, coach.headers)).text()
  expect(shown).toContain('Vite')
  expect(shown).not.toContain('Masquée')
  const [fast, slow] = people.map(({ memberId }) => memberId)
  const press = (fields: Record<string, string>) => post(page, form(fields), coach.headers)
  const read = await (
    await press({ acte: 'lire', classement: 'Vite Camille;0:41:10;3\nMasquée;0:50:00;9' })
  ).text()
  expect(read).toContain('value="0:41:10"')
  expect(read).toMatch(/Masquée 0:50:00 9/)

  const typed = { [`time-${fast}`]: '0:41:10', [`place-${fast}`]: '3', [`outcome-${slow}`]: 'abandoned' }
  const wrong = await press({ ...typed, [`time-${fast}`]: 'hier' })
  expect(wrong.status).toBe(422)
  const both = await Promise.all([press(typed), press(typed)])
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect(await rowOf(id, fast ?? '')).toMatchObject({
    outcome: 'finished',
    resultSeconds: 2470,
    resultPlace: 3,
  })
  expect(await rowOf(id, slow ?? '')).toMatchObject({ outcome: 'abandoned' })
  const lines = await database()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'competition.results')))
  expect(lines).toHaveLength(1)

  const stale = await press({
    ...typed,
    [`place-${fast}`]: '4',
    [`seen-${fast}`]: '',
    [`seen-${slow}`]: 'abandoned  ',
  })
  expect(stale.status).toBe(409)
  expect(await stale.text()).toMatch(/a changé depuis[\s\S]*Chrono/)
  const [{ email } = { email: '' }] = await database()
    .select({ email: members.email })
    .from(members)
    .where(eq(members.userId, fast ?? ''))
  expect(await command('result', id, '--member', email, '--place', '4')).toMatchObject({ code: 0 })
  expect(await rowOf(id, fast ?? '')).toMatchObject({ outcome: 'finished', resultPlace: 4 })
  const [{ email: away } = { email: '' }] = await database()
    .select({ email: members.email })
    .from(members)
    .where(eq(members.userId, hidden.memberId))
  expect(await command('result', id, '--member', away, '--place', '1')).toMatchObject({ code: 1 })
  const athlete = await get(`${calendar}/${id}`, people[1]?.headers ?? {})
  expect(await athlete.text()).toMatch(/Résultats du club[\s\S]*Vite/)
  const coming = await newCompetition(database(), { ...ahead, title: 'Pas encore' })
  expect(await (await get(`${room}/${coming}/resultats`, coach.headers)).text()).toContain(
    'Aucun résultat à noter',
  )
})
