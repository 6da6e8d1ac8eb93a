import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { giveAnswer, renewFeedSecret } from '#app/domain/competitions/store.server.ts'
import {
  draftDocument,
  planDocument,
  reviseDocument,
  sharePreview,
} from '#app/domain/content-edits/store.server.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import { systemClock } from '#app/outside/clock.ts'
import { members } from '#db/schema/index.ts'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { startBuiltSite } from '../../built-site.ts'
import { going, newAthlete, newCompetition } from '../../competitions/athletes.ts'
import { useDatabase } from '../../database.ts'
import type { TestSite } from '../../site-process.ts'
import { unpackedAt } from '../../unpacked-dump.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const held = useDatabase()
const appSecret = 'un secret pour signer les adresses des agendas'
const database = () => held.connection.database
const services = () => ({ database: database(), clock: systemClock, appSecret })

/** A word of its own for each thing that is not for everybody. */
const words = {
  article: 'Zyxomatique',
  ofSection: 'Trumelopin',
  section: 'Bistoulard',
  race: 'Krompelique',
  hidden: 'Plastifouin',
  carSharing: 'vorgulance',
}
/** Of texts that nobody but coaches may read yet, or any more. */
const unpublished = {
  earlier: 'Farfouillon',
  preview: 'Grimoulette',
  draft: 'Zigouzaille',
  added: 'Patafiolle',
}
const ofGroup = [words.article, words.ofSection, words.section, words.race]
const area = '/espace-athlete'
const calendar = `${area}/competition/calendrier`
const season = `${area}/competition/saison/2026-2027`
const article = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: Une ${title}.\nupdatedOn: 2026-11-01\n${more}---\n\nTexte ${title}.\n`
const addedFile = '2.essai/4.ajoute.md'
const reservedFile = '2.essai/2.reserve.md'
const files = {
  '2.essai/1.ouvert.md': article('Ouvert'),
  [reservedFile]: article(words.article, 'group: natation\n'),
  '2.essai/3.suite.md': article('Suite'),
  '3.section/.navigation.yml': `title: ${words.section}\ngroup: natation\n`,
  '3.section/1.dedans.md': article(words.ofSection),
}

let site: TestSite
let race = ''
let open = ''
const cookies: Record<string, string> = {}
const secrets: Record<string, string> = {}

beforeAll(async () => {
  const content = await openSiteContent({ showsSamples: true, now: systemClock.now })
  const earlier = [reservedFile, article(unpublished.earlier, 'group: natation\n')] as const
  for (const [file, text] of [earlier, ...Object.entries(files)]) {
    const edit = { collection: 'espaceAthlete', file, text, author: 'test' }
    expect(await reviseDocument({ ...services(), content }, edit)).toMatchObject({ outcome: 'saved' })
  }
  const actor = { id: '5c1b2a3e-0000-4000-8000-000000000001', name: 'Test' }
  for (const [file, title] of [
    [reservedFile, unpublished.draft],
    [addedFile, unpublished.added],
  ] as const) {
    const place = { collection: 'espaceAthlete', file }
    const text = article(title, 'group: natation\n')
    await draftDocument({ ...services(), content }, { ...place, text, author: actor.id })
    const times = { publishAt: new Date('2098-01-01T10:00:00Z'), withdrawAt: null }
    expect(await planDocument({ ...services(), content }, { ...place, ...times, actor })).toEqual({
      ok: true,
    })
    expect(await sharePreview({ ...services(), content }, { ...place, actor })).toHaveLength(32)
  }
  content.close()
  site = await startBuiltSite({
    DATABASE_URL: held.url,
    APP_SECRET: appSecret,
    SAMPLE_CONTENT: 'off',
    LOG_LEVEL: 'silent',
  })
  for (const who of ['athlete', 'swimmer', 'coach', 'suspended']) await signIn(who)
  race = await newCompetition(database(), { title: words.race, group: 'natation' })
  open = await newCompetition(database(), { title: 'Course de tous' })
  const hidden = await newAthlete(database(), { lastName: words.hidden, groups: ['Natation'] })
  for (const competitionId of [race, open]) {
    const given = { ...going, carSharing: words.carSharing, isHidden: true }
    expect(await giveAnswer(services(), hidden, { competitionId, given })).toMatchObject({ ok: true })
  }
})
afterAll(() => site.stop())

async function signIn(who: string): Promise<void> {
  const email = `${who}@club.example`
  const userId = await makeAccount(held.url, { standing: who === 'coach' ? 'admin' : 'member', email })
  const jar = await sessionCookies(site.url, email)
  cookies[who] = jar.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { secret } = await renewFeedSecret(services(), userId)
  secrets[who] = secret
  const change = {
    ...(who === 'swimmer' ? { groups: ['Natation'] } : {}),
    ...(who === 'suspended' ? { groups: ['Natation'], status: 'suspended' as const } : {}),
  }
  if (Object.keys(change).length > 0)
    await database().update(members).set(change).where(eq(members.userId, userId))
  expect(viewerOf({ userId, role: 'athlete', groups: ['Natation'] }).groups).toEqual(['natation'])
}

type Door = { readonly path: string; readonly sql?: string; readonly form?: URLSearchParams }

const wire = '/__nuxt_content/espaceAthlete'
const doorsOf = (who: string): readonly Door[] => [
  ...[`${area}/introduction`, `${area}/essai/ouvert`, `${area}/essai/suite`].flatMap(withData),
  ...[`${area}/essai/reserve`, `${area}/section`, `${area}/section/dedans`].flatMap(withData),
  { path: '/compte/menu' },
  ...[words.article, words.ofSection, words.section].flatMap((word) => {
    const start = word.slice(0, 4).toLowerCase()
    return [
      `/recherche?q=${start}`,
      `/recherche.json?q=${start}`,
      `/recherche.json?q=${start}&dans=espace-athlete`,
    ].map((path) => ({ path }))
  }),
  { path: `${wire}/query`, sql: 'SELECT * FROM _content_espaceAthlete' },
  { path: `${wire}/query`, sql: 'SELECT * FROM _whole_espaceAthlete' },
  ...['sql_dump', 'sql_dump.txt', 'sql_dump.txt?version=any'].map((road) => ({ path: `${wire}/${road}` })),
  { path: '/__nuxt_content/versions.json' },
  ...[
    '',
    '?mois=2027-04',
    '?mois=2027-04&vue=mois',
    '?mois=2027-04&vue=liste',
    '?mois=2027-04&groupe=natation',
  ].map((query) => ({ path: `${calendar}${query}` })),
  ...[race, open].flatMap((id) => [
    ...withData(`${calendar}/${id}`),
    { path: `${calendar}/${id}/participants.csv` },
    { path: `${calendar}/${id}/evenement.ics` },
  ]),
  { path: season },
  { path: `${season}/saison.csv` },
  { path: `${calendar}/proposer` },
  { path: `${calendar}/abonnement` },
  { path: `/agenda/${secrets[who] ?? 'aucun'}/tout.ics` },
  { path: `/agenda/${secrets[who] ?? 'aucun'}/mes-courses.ics` },
  { path: '/compte/donnees/mes-donnees.json' },
  { path: '/sitemap.xml' },
  ...withData(office),
  ...['', '/versions', '/versions/1', '/versions/2', '/page', '/prevoir', '/partager'].flatMap((rest) =>
    withData(office + reservedText + rest),
  ),
  ...withData(`${area}/essai/ajoute`),
  { path: `/apercu/${'A'.repeat(32)}` },
  { path: `${office}/apercu`, form: previewForm },
]

const office = '/admin/textes'
const reservedText = '/espaceAthlete~2.essai~2.reserve.md'
const previewForm = new URLSearchParams({
  document: reservedText.slice(1),
  entete: `title: ${unpublished.preview}\ndescription: D\nupdatedOn: 2026-11-01\ngroup: natation\n`,
  texte: 'Texte.',
})

function withData(path: string): readonly Door[] {
  return [{ path }, { path: `${path}.data` }]
}

async function ask({ path, sql, form }: Door, who: string) {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const body = form ? form.toString() : sql && JSON.stringify({ sql })
  const answer = await fetch(site.url + path, {
    redirect: 'manual',
    headers: { cookie: cookies[who] ?? '', origin: site.url, 'content-type': type },
    ...(body === undefined ? {} : { method: 'POST', body }),
  })
  expect(answer.status, path).toBeLessThan(500)
  const text = unpackedAt(path, await answer.text())
  return { status: answer.status, text: `${text}${JSON.stringify([...answer.headers])}` }
}

/** Which of the words each door tells, doors that tell none left out. */
async function toldTo(who: string, sought: readonly string[]) {
  const told: Record<string, string[]> = {}
  for (const door of doorsOf(who)) {
    const text = (await ask(door, who)).text.replaceAll('\r\n ', '').toLowerCase()
    const found = sought.filter((word) => text.includes(word.toLowerCase()))
    if (found.length > 0) told[`${door.path} ${door.sql ?? ''}`.trim()] = found
  }
  return told
}

const everything = Object.values(words)

test.each(['guest', 'athlete', 'suspended'])('no door tells a word of others’ to: %s', async (who) => {
  expect(await toldTo(who, everything)).toEqual({})
})

test('what a text said before, and what its preview says, is told to coaches in the office alone', async () => {
  const sought = Object.values(unpublished)
  const told = await toldTo('coach', sought)
  expect(new Set(Object.values(told).flat())).toEqual(new Set(sought))
  expect(Object.keys(told).filter((path) => !path.startsWith(office))).toEqual([`${area}/essai/ajoute`])
  for (const who of ['guest', 'athlete', 'suspended', 'swimmer'])
    expect([who, await toldTo(who, sought)]).toEqual([who, {}])
})

test.each(['swimmer', 'coach'])('the %s reads what is theirs; who hides stays hidden', async (who) => {
  const told = await toldTo(who, everything)
  const tellers = (word: string) => Object.keys(told).filter((path) => told[path]?.includes(word))
  expect(new Set(Object.values(told).flat())).toEqual(new Set(ofGroup))
  expect(tellers(words.article)).toContain(`${area}/essai/reserve`)
  expect(tellers(words.ofSection)).toContain(`${area}/section/dedans`)
  expect(tellers(words.section)).toContain(`${area}/essai/ouvert`)
  expect(tellers(words.race)).toContain(`/agenda/${secrets[who]}/tout.ics`)
  expect(tellers(words.race)).toContain(`${calendar}/${race}`)
  // Nor has the wire a row of any group for those who are in it.
  expect(Object.keys(told).filter((path) => path.startsWith('/__nuxt_content'))).toEqual([])
})

test('what is of another group is answered as what does not exist', async () => {
  const shapeOf = async (path: string) => {
    const { status, text } = await ask({ path }, 'athlete')
    const own = path.replace(/\.data$/, '')
    return { status, length: text.replaceAll(own, '').length }
  }
  for (const [there, nowhere] of [
    ['essai/reserve', 'essai/absente'],
    ['section/dedans', 'absents/dedans'],
  ])
    for (const end of ['', '.data']) {
      const answer = await shapeOf(`${area}/${there}${end}`)
      const none = await shapeOf(`${area}/${nowhere}${end}`)
      expect(answer.status).toBe(404)
      expect(Math.abs(answer.length - none.length)).toBeLessThan(80)
    }
  const unknown = await ask({ path: `${calendar}/00000000-0000-4000-8000-000000000000` }, 'athlete')
  expect((await ask({ path: `${calendar}/${race}` }, 'athlete')).status).toBe(unknown.status)
})
