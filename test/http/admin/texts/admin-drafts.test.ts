import { expect, test, vi } from 'vitest'
import { formFields } from '../../form-fields.ts'
import { useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { get, post, person, textOf } = useClub()
const room = '/admin/textes'
const article = `${room}/espaceAthlete~1.introduction.md`
const camp = `${room}/nosStages~quiberon.md`
const coach = (lastName: string) => person({ standing: 'admin', lastName })
type Person = Awaited<ReturnType<typeof person>>

async function formAt(path: string, { headers }: Person, changes: Record<string, string> = {}) {
  const fields = formFields(await textOf(path, headers), 'text-form')
  expect(fields.size).toBeGreaterThan(0)
  for (const [name, value] of Object.entries(changes)) fields.set(name, value)
  return fields
}

const draft = { faire: 'brouillon' }

test('a draft beside a published text is seen by coaches, and by others through a link that can be cut', async () => {
  const writer = await coach('Brouillon')
  const kept = await post(
    article,
    await formAt(article, writer, { ...draft, texte: 'Texte héliotrope.' }),
    writer.headers,
  )
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `${article}?fait=texte-brouillon`])
  const page = await textOf(article, writer.headers)
  expect(page).toContain('le site montre encore le texte publié')
  expect(page).toContain('Texte héliotrope.')
  const seen = await get(`${article}/page`, writer.headers)
  expect([seen.headers.get('cache-control'), seen.headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    expect.stringContaining('noindex'),
  ])
  const drawn = await seen.text()
  expect(drawn).toContain('héliotrope')
  expect(drawn).toContain('seuls les coachs')
  const member = await person()
  expect(await textOf('/espace-athlete/introduction', member.headers)).not.toContain('héliotrope')
  const example = `${room}/espaceAthlete~4.natation~1.css.md`
  const own = '/espace-athlete/natation/css'
  await post(example, await formAt(example, writer, { ...draft, texte: 'Texte cramoisi.' }), writer.headers)
  expect(await textOf(own, writer.headers)).toContain('cramoisi')
  expect((await get(own, member.headers)).status).toBe(404)
  await post(`${article}/partager`, new URLSearchParams({ acte: 'creer' }), writer.headers)
  const [link = ''] = /\/apercu\/[\w-]{32}/.exec(await textOf(`${article}/partager`, writer.headers)) ?? []
  const shared = await get(link)
  expect(shared.status).toBe(200)
  expect(shared.headers.get('cache-control')).toContain('no-store')
  expect(shared.headers.get('x-robots-tag')).toContain('noindex')
  expect(shared.headers.get('referrer-policy')).toBe('no-referrer')
  const read = await shared.text()
  expect(read).toContain('héliotrope')
  expect(read).toContain('n’est pas publié')
  expect(read).not.toContain('<script')
  await post(`${article}/partager`, new URLSearchParams({ acte: 'couper' }), writer.headers)
  expect((await get(link)).status).toBe(404)
  expect((await get(`/apercu/${'A'.repeat(32)}`)).status).toBe(404)
})

test('published from its form, a draft is on the site and no draft any more', async () => {
  const writer = await coach('Publie')
  const sent = await formAt(camp, writer, { ...draft, 'v.title': 'Quiberon drapé', 'v.sample': 'non' })
  await post(camp, sent, writer.headers)
  expect(await textOf(`${room}?q=drapé`, writer.headers)).not.toContain('Brouillon à côté')
  expect(await textOf(`${room}?q=quiberon`, writer.headers)).toMatch(
    /Pas? encore publié|Non publié|Brouillon à côté/,
  )
  const late = await formAt(camp, writer, { 'v.title': 'Quiberon tardif' })
  const published = await post(camp, await formAt(camp, writer), writer.headers)
  expect(published.headers.get('location')).toBe(`${camp}?fait=texte-enregistre`)
  expect(await textOf('/nos-stages/quiberon', {})).toContain('Quiberon drapé')
  expect((await get(`${camp}/page`, writer.headers)).status).toBe(404)
  const told = await post(camp, late, writer.headers)
  expect(told.status).toBe(409)
})

test('a time is asked at the minute, said in the list, and refused when it is over or does not exist', async () => {
  const writer = await coach('Heure')
  await post(article, await formAt(article, writer, { ...draft, texte: 'Plus tard.' }), writer.headers)
  const plan = (publishAt: string, withdrawAt = '') =>
    post(`${article}/prevoir`, new URLSearchParams({ publishAt, withdrawAt }), writer.headers)
  for (const typed of ['2020-01-01T10:00', '2099-02-29T10:00', '2027-03-28T02:30', 'demain'])
    expect([typed, (await plan(typed)).status]).toEqual([typed, 422])
  expect((await plan('2098-11-20T18:00', '2098-11-19T18:00')).status).toBe(422)
  expect((await plan('2098-11-20T18:00')).headers.get('location')).toContain('fait=texte-prevu')
  expect(await textOf(article, writer.headers)).toContain(
    'publié tout seul le 20\u00a0novembre 2098, 18\u00a0h',
  )
  expect(await textOf(`${room}?q=introduction`, writer.headers)).toContain('À publier le')
  await post(`${article}/abandonner`, new URLSearchParams(), writer.headers)
  expect(await textOf(article, writer.headers)).not.toContain('brouillon\u00a0:')
})

test('archived, a text is gone from the site and from the usual list', async () => {
  const writer = await coach('Archive')
  const file = `${room}/espaceAthlete~4.natation~2.educatifs.md`
  await post(`${file}/archiver`, new URLSearchParams(), writer.headers)
  expect(await textOf(`${room}?q=educatifs`, writer.headers)).toContain('Aucun texte ici')
  expect(await textOf(`${room}?q=educatifs&etat=archived`, writer.headers)).toContain('2.educatifs.md')
  const back = await post(file, await formAt(file, writer), writer.headers)
  expect(back.status).toBe(303)
})

test('a new article is a draft, published, renamed twice; members who know an earlier address are led on', async () => {
  const writer = await coach('Nouveau')
  const asked = { kind: 'espaceAthlete', title: 'Côtes d’hiver', folder: '3.course-a-pied' }
  const added = await post(`${room}/nouveau`, new URLSearchParams(asked), writer.headers)
  const page = (added.headers.get('location') ?? '').split('?')[0] ?? ''
  expect(page).toMatch(/~3\.course-a-pied~\d+\.cotes-d-hiver\.md$/)
  expect((await post(`${room}/nouveau`, new URLSearchParams(asked), writer.headers)).status).toBe(422)
  const nameless = new URLSearchParams({ ...asked, title: '?!' })
  expect((await post(`${room}/nouveau`, nameless, writer.headers)).status).toBe(422)
  expect((await post(page, await formAt(page, writer), writer.headers)).status).toBe(422)
  const told = { 'v.description': 'Monter l’hiver.', texte: 'Texte amarante.' }
  await post(page, await formAt(page, writer, told), writer.headers)
  const member = await person()
  const first = '/espace-athlete/course-a-pied/cotes-d-hiver'
  expect(await textOf(first, member.headers)).toContain('amarante')
  const rename = async (at: string, name: string) => {
    const fields = formFields(await textOf(`${at}/adresse`, writer.headers), 'text-address')
    fields.set('name', name)
    return post(`${at}/adresse`, fields, writer.headers)
  }
  const once = ((await rename(page, 'Côtes')).headers.get('location') ?? '').split('?')[0] ?? ''
  expect(once).toMatch(/~\d+\.cotes\.md$/)
  expect((await rename(once, 'cotes courtes')).status).toBe(303)
  const last = '/espace-athlete/course-a-pied/cotes-courtes'
  expect(await textOf(last, member.headers)).toContain('amarante')
  for (const old of [first, '/espace-athlete/course-a-pied/cotes']) {
    const led = await get(old, member.headers)
    expect([led.status, led.headers.get('location')]).toEqual([308, last])
    expect((await get(old)).headers.get('location')).not.toBe(last)
  }
})

test('a camp is copied as a draft, and renamed with a redirect that names no address in between', async () => {
  const writer = await coach('Copie')
  const copied = await post(`${camp}/dupliquer`, new URLSearchParams(), writer.headers)
  expect(copied.headers.get('location')).toMatch(/nosStages~.*copie\.md\?fait=texte-nouveau$/)
  const move = (at: string, name: string) =>
    post(`${at}/adresse`, new URLSearchParams({ name, folder: '' }), writer.headers)
  expect((await move(camp, 'quiberon-mer')).status).toBe(303)
  expect((await move(`${room}/nosStages~quiberon-mer.md`, 'quiberon-vent')).status).toBe(303)
  expect((await get('/nos-stages/quiberon-vent')).status).toBe(200)
  for (const old of ['quiberon', 'quiberon-mer']) {
    const led = await get(`/nos-stages/${old}`)
    expect([led.status, led.headers.get('location')]).toEqual([308, '/nos-stages/quiberon-vent'])
  }
  expect((await move(`${room}/nosStages~quiberon-vent.md`, 'vercors')).status).toBe(422)
  expect((await move(`${room}/nosStages~quiberon-vent.md`, 'quiberon')).status).toBe(303)
  expect((await get('/nos-stages/quiberon')).status).toBe(200)
  expect((await get('/nos-stages/quiberon-vent')).headers.get('location')).toBe('/nos-stages/quiberon')
  for (const act of ['adresse', 'dupliquer'])
    expect(
      (await post(`${room}/info~soins.yml/${act}`, new URLSearchParams(), writer.headers)).status,
    ).not.toBe(303)
})

test('a text goes up and down in its row by the numbers of files; its address and its draft stay', async () => {
  const writer = await coach('Ordre')
  const shelf = `${room}/espaceAthlete~3.course-a-pied~`
  const ids = async (at: string) => {
    const page = await textOf(`${at}/ordre`, writer.headers)
    return [...page.matchAll(/name="texte" value="espaceAthlete~3\.course-a-pied~([^"]+)"/g)].map(
      ([, name]) => name,
    )
  }
  const publish = async (file: string) =>
    post(`${shelf}${file}`, await formAt(`${shelf}${file}`, writer, { 'v.sample': 'non' }), writer.headers)
  for (const file of ['1.zones-d-allure.md', '2.endurance-fondamentale.md']) await publish(file)
  const row = await ids(`${shelf}2.endurance-fondamentale.md`)
  expect(row.slice(0, 3)).toEqual(['1.zones-d-allure.md', '2.endurance-fondamentale.md', '3.vma.md'])
  await post(
    `${shelf}2.endurance-fondamentale.md`,
    await formAt(`${shelf}2.endurance-fondamentale.md`, writer, { ...draft, texte: 'Texte indigo.' }),
    writer.headers,
  )
  const step = (file: string, sens: string) =>
    post(
      `${shelf}${file}/ordre`,
      new URLSearchParams({ texte: `espaceAthlete~3.course-a-pied~${file}`, sens }),
      writer.headers,
    )
  const up = await step('2.endurance-fondamentale.md', 'monter')
  expect(up.headers.get('location')).toBe(`${shelf}1.endurance-fondamentale.md/ordre?fait=texte-ordre`)
  expect((await ids(`${shelf}3.vma.md`)).slice(0, 3)).toEqual([
    '1.endurance-fondamentale.md',
    '2.zones-d-allure.md',
    '3.vma.md',
  ])
  expect(await textOf(`${shelf}1.endurance-fondamentale.md`, writer.headers)).toContain('Texte indigo.')
  const member = await person()
  const own = '/espace-athlete/course-a-pied/endurance-fondamentale'
  const read = await textOf(own, member.headers)
  const orders = [...read.matchAll(/course-a-pied\/(zones-d-allure|endurance-fondamentale)"/g)].map(
    ([, name]) => name,
  )
  expect(orders[0]).toBe('endurance-fondamentale')
  expect(orders).toContain('zones-d-allure')
  expect((await step('1.endurance-fondamentale.md', 'monter')).headers.get('location')).toContain('fait=rien')
  expect((await step('1.endurance-fondamentale.md', 'descendre')).headers.get('location')).toContain(
    '2.endurance',
  )
  expect(await ids(`${shelf}3.vma.md`)).toEqual(row)
  const dropped = await post(
    `${shelf}3.vma.md/ordre`,
    new URLSearchParams({ texte: `espaceAthlete~3.course-a-pied~3.vma.md`, pas: '-2' }),
    writer.headers,
  )
  expect(dropped.headers.get('location')).toBe(`${shelf}1.vma.md/ordre?fait=texte-ordre`)
  expect((await ids(`${shelf}1.vma.md`)).slice(0, 3)).toEqual([
    '1.vma.md',
    '2.zones-d-allure.md',
    '3.endurance-fondamentale.md',
  ])
  const beyond = new URLSearchParams({ texte: `espaceAthlete~3.course-a-pied~1.vma.md`, pas: '99' })
  expect((await post(`${shelf}1.vma.md/ordre`, beyond, writer.headers)).headers.get('location')).toContain(
    'rien',
  )
})

test('a text is removed with its draft, once who leads to it is known; its address may lead elsewhere', async () => {
  const writer = await coach('Supprime')
  const asked = { kind: 'espaceAthlete', title: 'Texte à ôter', folder: '' }
  const added = await post(`${room}/nouveau`, new URLSearchParams(asked), writer.headers)
  const page = (added.headers.get('location') ?? '').split('?')[0] ?? ''
  expect((await get(`${page}/supprimer`, writer.headers)).status).toBe(404)
  await post(page, await formAt(page, writer, { 'v.description': 'À ôter.' }), writer.headers)
  const own = '/espace-athlete/texte-a-oter'
  expect(await textOf(`${page}/supprimer`, writer.headers)).not.toContain('Mènent ici')
  const link = `Lire [ceci](${own}) et [cela](/espace-athlete/introduction).`
  await post(article, await formAt(article, writer, { texte: link }), writer.headers)
  const shown = await textOf(`${page}/supprimer`, writer.headers)
  expect(shown).toMatch(/Mènent ici.*espaceAthlete~1\.introduction\.md/s)
  const remove = (vers: string) => post(`${page}/supprimer`, new URLSearchParams({ vers }), writer.headers)
  expect((await remove('https://ailleurs.example/')).status).toBe(409)
  expect((await remove('/espace-athlete/introduction')).headers.get('location')).toBe(
    `${room}?fait=texte-supprime`,
  )
  expect((await remove('')).status).toBe(404)
  const member = await person()
  const led = await get(own, member.headers)
  expect([led.status, led.headers.get('location')]).toEqual([308, '/espace-athlete/introduction'])
  expect(await textOf(`${room}?q=oter`, writer.headers)).toContain('Aucun texte ici')
  expect(await textOf('/admin/journal', writer.headers)).toContain('Texte supprimé')
})

test('what the site says otherwise than its files is listed, and shown by word', async () => {
  const writer = await coach('Écart')
  const care = `${room}/info~soins.yml`
  const gaps = `${room}/ecarts`
  expect(await textOf(gaps, writer.headers)).not.toContain('soins.yml')
  await post(care, await formAt(care, writer, { 'v.gift.title': 'Cadeau safran' }), writer.headers)
  expect(await textOf(gaps, writer.headers)).toContain('soins.yml')
  const shown = await textOf(`${gaps}?texte=info~soins.yml`, writer.headers)
  expect(shown).toMatch(/<ins>[^<]*safran/)
  expect(shown).toContain('soins.yml/fichier')
  await post(`${care}/fichier`, new URLSearchParams(), writer.headers)
  expect(await textOf(gaps, writer.headers)).not.toContain('soins.yml')
})

test('nobody but a coach opens the pages of drafts', async () => {
  const athlete = await person()
  for (const path of [
    'page',
    'prevoir',
    'partager',
    'abandonner',
    'adresse',
    'dupliquer',
    'ordre',
    'supprimer',
  ])
    expect([path, (await get(`${article}/${path}`, athlete.headers)).status]).toEqual([path, 403])
})
