import { and, desc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { auditLog, competitions, outgoingMails, participations } from '#db/schema/index.ts'
import { newCompetition } from '../../competitions/athletes.ts'
import { ahead, calendar, form, past, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const room = '/admin/competitions'
const coach = (lastName: string) => person({ standing: 'admin', lastName })

const race = {
  title: 'Trail des Genêts',
  discipline: 'trail',
  startOn: ahead.startOn,
  place: 'Les Genêts',
  region: 'bretagne',
}

async function rowOf(id: string) {
  const [row] = await database().select().from(competitions).where(eq(competitions.id, id))
  if (!row) throw new Error(`No race ${id}`)
  return row
}

const plainOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')

const named = (title: string) => database().select().from(competitions).where(eq(competitions.title, title))

async function mailsAbout(template: string, title: string) {
  const rows = await database().select().from(outgoingMails).where(eq(outgoingMails.template, template))
  return rows.filter((row) => JSON.stringify(row).includes(title)).map(({ recipient }) => recipient)
}

async function lastLine(id: string) {
  const [line] = await database()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.at))
  return line && [line.action, line.actorName]
}

async function answers(competitionId: string, memberId: string, isHidden = false) {
  await database()
    .insert(participations)
    .values({ competitionId, memberId, answer: 'going', isHidden, updatedAt: new Date() })
}

async function propose(title: string) {
  const athlete = await person()
  const sent = await post(`${calendar}/proposer`, form({ ...race, title }), athlete.headers)
  const id = /envoyee=([\da-f-]+)/.exec(sent.headers.get('location') ?? '')?.[1] ?? ''
  return { id, athlete }
}

/** What a coach's form of a race holds when nothing is changed but this. */
async function typedOf(id: string, change: Record<string, string>) {
  const { title, discipline, startOn, place, region, revision } = await rowOf(id)
  return { title, discipline, startOn, place, region, revision: String(revision), ...change }
}

test('nobody but a coach reads or writes races here', async () => {
  const id = await newCompetition(database(), ahead)
  const { headers } = await person()
  for (const path of [
    '',
    '/ajouter',
    '/importer',
    '/competitions.csv',
    `/${id}`,
    `/${id}/modifier`,
    `/${id}/annuler`,
  ]) {
    expect([path, (await get(room + path)).status]).toEqual([path, 302])
    expect([path, (await get(room + path, headers)).status]).toEqual([path, 403])
  }
  expect((await post(`${room}/${id}/annuler`, form({}), headers)).status).toBe(403)
  expect((await post(`${room}/ajouter`, form(race), headers)).status).toBe(403)
  expect((await rowOf(id)).status).toBe('confirmed')
  const { headers: ours } = await coach('Présente')
  for (const path of ['/rien', `/${crypto.randomUUID()}`, `/${id}/rien`, `/${crypto.randomUUID()}/annuler`])
    expect([path, (await get(room + path, ours)).status]).toEqual([path, 404])
})

test('the list: states with their counts, search, filters of the address, and its table', async () => {
  const { headers } = await coach('Liste')
  const mark = 'Zyx'
  await newCompetition(database(), { ...ahead, title: `${mark} à venir` })
  await newCompetition(database(), { ...past, title: `${mark} passée`, discipline: 'trail', formats: [] })
  await newCompetition(database(), { ...ahead, title: `${mark} annulée`, status: 'cancelled' })
  const read = async (query: string) => plainOf(await textOf(`${room}?${query}`, headers))
  const page = await read(`q=${mark}`)
  expect(page).toContain(`${mark} à venir`)
  expect(page).not.toContain(`${mark} passée`)
  expect(page).toMatch(/À venir 1 Passées 1 Annulées 1 Propositions/)
  expect(await read(`q=${mark}&etat=passees&sport=course`)).toContain(`${mark} passée`)
  expect(await read(`q=${mark}&etat=passees&sport=natation`)).toContain('Aucune course ici')
  expect(await read(`q=${mark}&saison=2019-2020`)).toContain('Aucune course ici')
  const table = await textOf(`${room}/competitions.csv?q=${mark}&etat=annulees`, headers)
  expect(table.split('\r\n')).toHaveLength(3)
  expect(table).toContain(`${mark} annulée;Triathlon;${ahead.startOn}`)
})

test('a race moves once its coach has read who is told; who hides is told and named to nobody', async () => {
  const title = 'Triathlon déplacé'
  const id = await newCompetition(database(), { ...ahead, title })
  const [shown, hidden] = [await person({ lastName: 'Visible' }), await person({ lastName: 'Masquée' })]
  await answers(id, shown.memberId)
  await answers(id, hidden.memberId, true)
  const [first, second] = [await coach('Prem'), await coach('Deux')]
  const startOn = addDays(ahead.startOn, 7)
  const typed = await typedOf(id, { startOn, formats: 'S ; M' })
  const preview = await post(`${room}/${id}/modifier`, form(typed), first.headers)
  expect(preview.status).toBe(409)
  const html = await preview.text()
  expect(plainOf(html)).toMatch(/1 personne reçoit un e-mail.*Visible.*Course modifiée : Triathlon déplacé/)
  expect(html).not.toContain('Masquée')
  expect((await rowOf(id)).startOn).toBe(ahead.startOn)

  const confirme = /name="confirme" value="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
  const press = (who: typeof first, change: Record<string, string> = {}) =>
    post(`${room}/${id}/modifier`, form({ ...typed, confirme, ...change }), who.headers)
  const [one, again] = await Promise.all([press(first), press(first)])
  expect([one.status, again.status]).toEqual([303, 303])
  expect((await rowOf(id)).startOn).toBe(startOn)
  expect(await mailsAbout('race-moved', title)).toHaveLength(2)
  expect(await lastLine(id)).toEqual(['competition.changed', expect.stringContaining('Prem')])
  const late = await press(second, { notes: 'Autre chose' })
  expect(late.status).toBe(409)
  expect(plainOf(await late.text())).toMatch(/a changé depuis.*Course modifiée par [^.]*Prem/)
  expect((await rowOf(id)).notes).not.toBe('Autre chose')
})

test('two coaches cancel the same race: one does, the other is told who did', async () => {
  const title = 'Course deux fois annulée'
  const id = await newCompetition(database(), { ...ahead, title })
  await answers(id, (await person()).memberId)
  const coaches = [await coach('Alpha'), await coach('Beta')]
  expect(plainOf(await textOf(`${room}/${id}/annuler`, coaches[0]?.headers ?? {}))).toMatch(
    /1 personne reçoit un e-mail.*Course annulée : Course deux fois annulée/,
  )
  const pressed = await Promise.all(
    coaches.map(({ headers }) => post(`${room}/${id}/annuler`, form({ mot: 'Trop de vent.' }), headers)),
  )
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([303, 409])
  const late = pressed.find(({ status }) => status === 409)
  expect(plainOf((await late?.text()) ?? '')).toMatch(/Course annulée par [^.]*(Alpha|Beta)/)
  expect(await mailsAbout('race-cancelled', title)).toHaveLength(1)
  expect(await mailsAbout('race-cancelled', 'Trop de vent.')).toHaveLength(1)
  const read = form({ mot: 'Le vent est tombé.', relire: 'oui' })
  const again = await post(`${room}/${id}/retablir`, read, coaches[0]?.headers ?? {})
  expect(plainOf(await again.text())).toMatch(/a bien lieu.*Le vent est tombé\..*Voir la course/)
  const back = await post(`${room}/${id}/retablir`, form({}), coaches[0]?.headers ?? {})
  expect(back.headers.get('location')).toBe(`${room}/${id}?fait=course-retablir`)
  expect(plainOf(await textOf(`${room}/${id}`, coaches[0]?.headers ?? {}))).toMatch(
    /Historique.*Course rétablie.*Course annulée/,
  )
})

test('a race is added once, however often it is pressed; mistakes stand beside their fields, look-alikes are shown', async () => {
  const [first, second] = [await coach('Ajoute'), await coach('Répète')]
  const add = (fields: Record<string, string>, who = first) =>
    post(`${room}/ajouter`, form(fields), who.headers)
  const wrong = await add({ ...race, title: '', startOn: '31/02/2027' })
  expect(wrong.status).toBe(422)
  const page = await wrong.text()
  expect(page).toContain('id="race-title-error"')
  expect(page).toContain('value="31/02/2027"')
  const pressed = await Promise.all([add(race), add(race)])
  expect(pressed.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(pressed.map(({ headers }) => headers.get('location'))).size).toBe(1)
  const [made, ...more] = await named(race.title)
  expect(more).toEqual([])
  const other = await add({ ...race, place: 'Ailleurs' }, second)
  expect(other.status).toBe(409)
  expect(plainOf(await other.text())).toMatch(
    /déjà au calendrier ce jour-là. Course ajoutée au calendrier par [^.]*Ajoute/,
  )
  const alike = { ...race, title: 'Le trail des genets', startOn: addDays(race.startOn, 1) }
  const shown = await add(alike)
  expect([shown.status, plainOf(await shown.text())]).toEqual([409, expect.stringContaining('lui ressemble')])
  expect((await add({ ...alike, vue: made?.id ?? '' })).status).toBe(303)
  const next = await textOf(`${room}/ajouter?depuis=${made?.id}`, first.headers)
  expect(next).toContain(`value="${addDays(race.startOn, 364)}"`)
})

test('proposals: one accepted as corrected, one refused with a word, one merged; each proposer reads the right mail', async () => {
  const { headers } = await coach('Décide')
  const accepted = await propose('Course du Pont')
  const list = plainOf(await textOf(`${room}?etat=propositions`, headers))
  expect(list).toContain('Course du Pont')
  const form1 = await typedOf(accepted.id, { title: 'Course du Pont-Neuf' })
  expect((await post(`${room}/${accepted.id}/modifier`, form(form1), headers)).status).toBe(303)
  expect(await rowOf(accepted.id)).toMatchObject({ title: 'Course du Pont-Neuf', status: 'confirmed' })
  expect(await mailsAbout('proposal-accepted', 'Pont-Neuf')).toHaveLength(1)
  expect((await post(`${room}/${accepted.id}/modifier`, form(form1), headers)).status).toBe(303)
  expect(await mailsAbout('proposal-accepted', 'Pont-Neuf')).toHaveLength(1)

  const refused = await propose('Course du Gué')
  const word = await post(`${room}/${refused.id}/refuser`, form({ mot: 'Trop loin.' }), headers)
  expect(word.headers.get('location')).toContain('fait=course-refuser')
  expect(await mailsAbout('proposal-refused', 'Trop loin.')).toHaveLength(1)
  const twice = await post(`${room}/${refused.id}/refuser`, form({ mot: 'Encore.' }), headers)
  expect([twice.status, plainOf(await twice.text())]).toEqual([
    409,
    expect.stringMatching(/déjà été prise. Course proposée refusée par [^.]*Décide/),
  ])

  const merged = await propose('Corrida Lampions')
  const kept = await newCompetition(database(), {
    ...ahead,
    title: 'Corrida des Lampions',
    discipline: 'trail',
    formats: [],
  })
  const asked = plainOf(await textOf(`${room}/${merged.id}/reunir`, headers))
  expect(asked).toMatch(/Corrida des Lampions.*Déjà au calendrier : Corrida des Lampions/)
  const nowhere = await post(`${room}/${merged.id}/reunir`, form({ avec: crypto.randomUUID() }), headers)
  expect(nowhere.status).toBe(409)
  expect((await post(`${room}/${merged.id}/reunir`, form({ avec: kept }), headers)).status).toBe(303)
  expect((await rowOf(merged.id)).status).toBe('refused')
  expect(await mailsAbout('proposal-merged', 'Corrida des Lampions')).toHaveLength(1)
  expect(await lastLine(merged.id)).toEqual(['competition.merged', expect.stringContaining('Décide')])
})

test('a file is read over before anything is added, and adds each race once', async () => {
  const { headers } = await coach('Importe')
  await newCompetition(database(), {
    ...ahead,
    title: 'Boucle des Remparts',
    discipline: 'route',
    formats: [],
  })
  const table = `Nom;Jour;Lieu;Région\nFoulée du Verger;${ahead.startOn};Le Verger;Bretagne\nLes boucles des remparts;${ahead.startOn};Ici;Bretagne\nBoucle des Remparts;${ahead.startOn};Ici;Bretagne\nSans jour;;Là;Bretagne\n`
  const body = new FormData()
  body.set('fichier', new File([table], 'courses.csv', { type: 'text/csv' }))
  body.set('discipline', 'route')
  const answer = await post(`${room}/importer`, body, headers)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const page = plainOf(html)
  expect(page).toContain('3 courses lisibles, 1 ligne à corriger')
  expect(page).toMatch(/Ligne 5, Sans jour Indiquez le jour/)
  expect(page).toContain('Déjà au calendrier')
  const ticked = [...html.matchAll(/<input[^>]*name="ligne"[^>]*>/g)].filter(([input]) =>
    input.includes('checked=""'),
  )
  expect(ticked.map(([input]) => /value="(\d+)"/.exec(input)?.[1])).toEqual(['2'])
  expect(await named('Foulée du Verger')).toEqual([])

  const commit = form({ texte: table, discipline: 'route', acte: 'ajouter', ligne: '2' })
  const pressed = await Promise.all([1, 2].map(() => post(`${room}/importer`, commit, headers)))
  expect(pressed.map(({ status }) => status)).toEqual([303, 303])
  expect(await named('Foulée du Verger')).toMatchObject([{ place: 'Le Verger', status: 'confirmed' }])
  const none = await post(
    `${room}/importer`,
    form({ texte: table, discipline: 'route', acte: 'ajouter' }),
    headers,
  )
  expect([none.status, plainOf(await none.text())]).toEqual([422, expect.stringContaining('Cochez au moins')])
  const ours = and(eq(auditLog.action, 'competition.entered'), eq(auditLog.subjectName, 'Foulée du Verger'))
  expect(await database().$count(auditLog, ours)).toBe(1)
})
