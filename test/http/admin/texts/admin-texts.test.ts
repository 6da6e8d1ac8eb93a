import { desc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditLog, contentDocuments, contentRevisions } from '#db/schema/index.ts'
import { formFields } from '../../form-fields.ts'
import { useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const room = '/admin/textes'
const care = `${room}/info~soins.yml`
const article = `${room}/espaceAthlete~4.natation~1.css.md`
const coach = (lastName: string) => person({ standing: 'admin', lastName })
type Person = Awaited<ReturnType<typeof person>>

async function formAt(path: string, { headers }: Person, changes: Record<string, string> = {}) {
  const fields = formFields(await textOf(path, headers), 'text-form')
  expect(fields.size).toBeGreaterThan(0)
  for (const [name, value] of Object.entries(changes)) fields.set(name, value)
  return fields
}

const previewOf = (fields: URLSearchParams, { headers }: Person) =>
  post(`${room}/apercu`, fields, { ...headers, accept: 'application/json' })

test('nobody but a coach reads or writes texts here', async () => {
  const athlete = await person()
  for (const path of [room, care, `${care}/masquer`, `${care}/versions`, `${care}/versions/1`]) {
    expect([path, (await get(path)).status]).toEqual([path, 302])
    expect([path, (await get(path, athlete.headers)).status]).toEqual([path, 403])
  }
  const sent = new URLSearchParams({ document: 'info~soins.yml', entete: 'x: 1' })
  for (const path of [care, `${care}/masquer`, `${room}/apercu`])
    expect([path, (await post(path, sent, athlete.headers)).status]).toEqual([path, 403])
  const { headers } = await coach('Présente')
  for (const path of [
    '/rien',
    '/info~rien.yml',
    '/privateFacts~banque.yml',
    '/info~..~x.yml',
    '/info~soins.yml/rien',
  ])
    expect([path, (await get(room + path, headers)).status]).toEqual([path, 404])
})

test('every text is in the list, found by its words, its shelf and its state', async () => {
  const { headers } = await coach('Liste')
  const all = await textOf(room, headers)
  expect(all).toContain('Massages et soins')
  expect(all).toContain('Pages de la liste')
  const found = await textOf(`${room}?q=SOINS+massages&rayon=info`, headers)
  expect(found.match(/class="admin-line /g)).toHaveLength(1)
  expect(await textOf(`${room}?q=zzz`, headers)).toContain('Aucun texte ici')
  expect(await textOf(`${room}?etat=hidden`, headers)).toContain('Aucun texte ici')
})

test('what a coach saves is on the site at once, in the history and in the audit log', async () => {
  const camille = await coach('Martin')
  const fields = await formAt(care, camille, { 'v.gift.lead': 'Offrez une heure de calme, phare-bleu.' })
  const saved = await post(care, fields, camille.headers)
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${care}?fait=texte-enregistre`])
  expect(await textOf('/nos-soins', {})).toContain('phare-bleu')
  const [revision] = await database()
    .select()
    .from(contentRevisions)
    .orderBy(desc(contentRevisions.id))
    .limit(1)
  expect(revision).toMatchObject({ file: 'soins.yml', author: camille.memberId })
  const subject = eq(auditLog.subjectId, 'info/soins.yml')
  const [line] = await database().select().from(auditLog).where(subject).orderBy(desc(auditLog.at))
  expect(line).toMatchObject({ action: 'text.written', subjectName: 'Massages et soins' })
  expect(line?.actorName).toContain('Martin')
  expect(await textOf(care, camille.headers)).toContain('Martin')
  const again = await post(care, await formAt(care, camille), camille.headers)
  expect(again.headers.get('location')).toBe(`${care}?fait=texte-pareil`)
})

test('what the build would refuse is refused here, said at its field, and kept in the form', async () => {
  const writer = await coach('Refusée')
  const wrong = { 'v.gift.lead': 'Ce massage soulage le dos.', 'v.menu.services.0.options.0.price': 'douze' }
  const refused = await post(care, await formAt(care, writer, wrong), writer.headers)
  const page = await refused.text()
  expect(refused.status).toBe(422)
  expect(page).toContain('réservé aux professionnels de santé')
  expect(page).toContain('nombre attendu')
  expect(page).toContain('Ce massage soulage le dos.')
  expect(page).toMatch(/id="v\.gift\.lead-error"/)
  const broken = await formAt(article, writer, { texte: 'Un\n\n:::inconnu\nx\n:::\n' })
  expect(await (await post(article, broken, writer.headers)).text()).toContain('Ligne 3\u00a0: bloc inconnu')
  expect(await textOf('/nos-soins', {})).not.toContain('soulage')
})

test('a list grows and shrinks without a script, and nothing is saved by it', async () => {
  const writer = await coach('Liste')
  const count = await database().$count(contentRevisions)
  const names = (html: string) =>
    [...formFields(html, 'text-form').keys()].filter((name) => /services\.\d+\.name$/.test(name))
  const before = names(await textOf(care, writer.headers))
  const fields = await formAt(care, writer, { 'v.gift.title': 'Cadeau tapé', geste: 'ajouter:menu.services' })
  const grown = await (await post(care, fields, writer.headers)).text()
  expect(names(grown)).toHaveLength(before.length + 1)
  expect(grown).toContain('Cadeau tapé')
  expect(await database().$count(contentRevisions)).toBe(count)
})

test('two people on one text: the second is told who, both are put together, nothing is overwritten', async () => {
  const [first, second] = [await coach('Noël'), await coach('Duval')]
  const late = await formAt(care, second, {
    'v.gift.title': 'Le titre de Duval',
    'v.menu.title': 'Carte de Duval',
  })
  const early = { 'v.gift.title': 'Le titre de Noël', 'v.practice.title': 'Pratique de Noël' }
  await post(care, await formAt(care, first, early), first.headers)
  const pressed = new URLSearchParams(late)
  pressed.set('geste', 'ajouter:menu.services')
  const afterPress = formFields(await (await post(care, pressed, second.headers)).text(), 'text-form')
  expect(afterPress.get('vu')).toBe(late.get('vu'))
  const told = await post(care, late, second.headers)
  const page = await told.text()
  expect(told.status).toBe(409)
  for (const words of ['Noël', 'Le titre de Duval', 'Le titre de Noël', 'Pratique de Noël'])
    expect(page).toContain(words)
  expect(await textOf('/nos-soins', {})).toContain('Le titre de Noël')
  expect((await post(care, formFields(page, 'text-form'), second.headers)).status).toBe(303)
  const shown = await textOf('/nos-soins', {})
  for (const words of ['Le titre de Duval', 'Carte de Duval', 'Pratique de Noël'])
    expect(shown).toContain(words)
})

test('a passage that two people changed is chosen by one press, mine or theirs; all else that was typed stays', async () => {
  const [first, second] = [await coach('Première'), await coach('Seconde')]
  const mine = { 'v.gift.title': 'Le mien', 'v.menu.title': 'Ma carte', 'v.practice.title': 'Ma pratique' }
  const late = await formAt(care, second, mine)
  const theirs = { 'v.gift.title': 'Le leur', 'v.menu.title': 'Leur carte' }
  await post(care, await formAt(care, first, theirs), first.headers)
  const told = await (await post(care, late, second.headers)).text()
  expect(told.match(/Prendre la leur/g)).toHaveLength(2)
  const ranks = [...told.matchAll(/value="leur:(\d)"/g)].map(([, rank]) => rank)
  expect(ranks).toEqual(['0', '1'])
  const press = async (page: string, gesture: string) => {
    const fields = formFields(page, 'text-form')
    fields.set('geste', gesture)
    const answer = await post(care, fields, second.headers)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const once = await press(told, 'leur:0')
  expect(once.match(/Prendre la leur/g)).toHaveLength(1)
  const chosen = await press(once, 'mien:0')
  expect(chosen).not.toContain('Prendre la leur')
  const fields = formFields(chosen, 'text-form')
  const titles = [fields.get('v.gift.title'), fields.get('v.menu.title')].toSorted()
  expect(
    [
      ['Le leur', 'Ma carte'],
      ['Le mien', 'Leur carte'],
    ].map((pair) => pair.toSorted()),
  ).toContainEqual(titles)
  expect(fields.get('v.practice.title')).toBe('Ma pratique')
  expect((await post(care, fields, second.headers)).status).toBe(303)
  expect(await textOf('/nos-soins', {})).toContain('Ma pratique')
  for (const broken of ['leur:0', 'leur:99', 'leur:x']) {
    const other = formFields(told, 'text-form')
    other.set('autre', '{"at":1}')
    other.set('geste', broken)
    expect((await post(care, other, second.headers)).status).toBe(200)
  }
})

test('each version says who and when, what it changes by word, and is back by one press', async () => {
  const writer = await coach('Historien')
  await post(care, await formAt(care, writer, { 'v.gift.title': 'Cadeau ancien' }), writer.headers)
  await post(care, await formAt(care, writer, { 'v.gift.title': 'Cadeau récent' }), writer.headers)
  const list = await textOf(`${care}/versions`, writer.headers)
  expect(list).toContain('Historien')
  const [, older] = [...list.matchAll(/href="([^"]*\/versions\/\d+)"/g)].map(([, path]) => path)
  const page = await textOf(older ?? '', writer.headers)
  expect(page).toMatch(/<del>récent<\/del><ins>ancien<\/ins>/)
  const vu = formFields(page, 'text-restore')
  const stale = await post(older ?? '', new URLSearchParams({ vu: '1' }), writer.headers)
  expect(stale.status).toBe(409)
  expect((await post(older ?? '', vu, writer.headers)).status).toBe(303)
  expect(await textOf('/nos-soins', {})).toContain('Cadeau ancien')
  const other = `${room}/info~stages.yml${older?.slice(care.length)}`
  for (const path of [other, `${care}/versions/0`, `${care}/versions/x`])
    expect([path, (await get(path, writer.headers)).status]).toEqual([path, 404])
})

test('« Aperçu » is the page itself with the unsaved text, and nobody else sees it', async () => {
  const writer = await coach('Aperçu')
  const fields = await formAt(care, writer, { 'v.gift.title': 'Nénuphar inédit' })
  const seen = await post(`${room}/apercu`, fields, writer.headers)
  const page = await seen.text()
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(page).toContain('Nénuphar inédit')
  expect(page).toContain('rien n’est enregistré')
  expect(page).not.toContain('<script')
  expect(await textOf('/nos-soins', {})).not.toContain('Nénuphar')
  const live = await (await previewOf(fields, writer)).json()
  expect(live).toMatchObject({ problems: [] })
  expect(live.html).toContain('Nénuphar inédit')
  fields.set('v.gift.title', '')
  expect(await (await previewOf(fields, writer)).json()).toMatchObject({
    problems: [{ field: 'gift.title' }],
  })
  expect((await post(`${room}/apercu`, fields, writer.headers)).status).toBe(422)
})

test('hidden, a text is gone for everybody; its file brings it back', async () => {
  const writer = await coach('Cache')
  const path = '/espace-athlete/natation/css'
  await post(
    article,
    await formAt(article, writer, { 'v.sample': 'non', texte: 'Texte héliotrope.' }),
    writer.headers,
  )
  const member = await person()
  expect(await textOf(path, member.headers)).toContain('héliotrope')
  await post(`${article}/masquer`, new URLSearchParams(), writer.headers)
  expect((await get(path, member.headers)).status).toBe(404)
  expect(await textOf(`${room}?etat=hidden`, writer.headers)).toContain('1.css.md')
  const needed = await post(`${care}/masquer`, new URLSearchParams(), writer.headers)
  expect(needed.status).toBe(409)
  await post(`${article}/fichier`, new URLSearchParams(), writer.headers)
  const isHere = eq(contentDocuments.file, '4.natation/1.css.md')
  expect(await database().$count(contentDocuments, isHere)).toBe(0)
})

test('hidden, a text comes back by one press as it was, unless it was saved again meanwhile', async () => {
  const writer = await coach('Reprend')
  const path = '/espace-athlete/natation/css'
  const member = await person()
  const save = async (texte: string) =>
    post(article, await formAt(article, writer, { 'v.sample': 'non', texte }), writer.headers)
  const hide = async () => {
    const hidden = await post(`${article}/masquer`, new URLSearchParams(), writer.headers)
    const page = await textOf(hidden.headers.get('location') ?? '', writer.headers)
    const [, action = '', fields = ''] =
      /<form[^>]*action="([^"]+)"[^>]*>((?:(?!<\/form).)*)Annuler/s.exec(page) ?? []
    const vu = /name="vu" value="(\d+)"/.exec(fields)?.[1] ?? ''
    return () => post(action, new URLSearchParams({ vu }), writer.headers)
  }
  const inFile = await hide()
  expect((await inFile()).headers.get('location'), 'its file').toContain('fait=texte-fichier')
  await save('Texte cobalt.')
  const undo = await hide()
  expect((await get(path, member.headers)).status).toBe(404)
  expect((await undo()).status).toBe(303)
  expect(await textOf(path, member.headers), 'the version before').toContain('cobalt')
  const late = await hide()
  await save('Texte safran.')
  expect((await late()).status).toBe(409)
  expect(await textOf(path, member.headers)).toContain('safran')
})
