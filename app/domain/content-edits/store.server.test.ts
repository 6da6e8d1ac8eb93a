import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { contentDocuments, contentRevisions } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import type { EditOutcome } from './rules.ts'
import {
  contentEditsChannel,
  findRevision,
  forgetEdit,
  hideDocument,
  listRevisions,
  readEdits,
  restoreRevision,
  reviseDocument,
} from './store.server.ts'

const held = useDatabase()
let content: SiteContentReader
const services = () => ({
  database: held.connection.database,
  content,
  clock: standingClock('2026-11-20T10:00:00Z'),
})

const quiberon = { collection: 'nosStages', file: 'quiberon.md' }
const original = readFileSync(new URL('../../../content/nosStages/quiberon.md', import.meta.url), 'utf8')
const textWith = (title: string) => original.replace(/^title: .*$/m, `title: ${title}`)
const author = 'b7c1f2aa-5a0e-4b35-9a3f-0d0f6a2f8a11'
const titleShown = async () =>
  (await content.queryCollection('nosStages').path('/nos-stages/quiberon').first())?.title

const openOwnContent = () =>
  openSiteContent({
    showsSamples: true,
    now: () => new Date(),
    overlay: { read: () => readEdits(held.connection.database) },
  })

beforeAll(async () => {
  content = await openOwnContent()
})
afterAll(() => content.close())
beforeEach(async () => {
  await held.connection.database.delete(contentDocuments)
  await content.refreshEdits()
})

test('a text replaces the file, is hidden, comes back; every step stays in the history', async () => {
  const fromFile = await titleShown()
  const saved = revisionOf(
    await reviseDocument(services(), {
      ...quiberon,
      text: textWith('Quiberon, relu'),
      author,
      note: ' Titre ',
    }),
  )
  expect(await titleShown()).toBe('Quiberon, relu')
  const hidden = revisionOf(await hideDocument(services(), { ...quiberon, author }))
  expect(await titleShown()).toBeUndefined()
  const restored = revisionOf(await restoreRevision(services(), { revisionId: saved, author }))
  expect(await titleShown()).toBe('Quiberon, relu')
  const forgotten = revisionOf(await forgetEdit(services(), { ...quiberon, author }))
  expect(await titleShown()).toBe(fromFile)
  const history = await listRevisions(services().database, quiberon)
  expect(history.map(({ id, kind, note, isInForce }) => ({ id, kind, note, isInForce }))).toEqual([
    { id: forgotten, kind: 'forgotten', note: null, isInForce: false },
    { id: restored, kind: 'written', note: `Version ${saved} reprise`, isInForce: false },
    { id: hidden, kind: 'hidden', note: null, isInForce: false },
    { id: saved, kind: 'written', note: 'Titre', isInForce: false },
  ])
  expect(await findRevision(services().database, restored)).toMatchObject({
    ...quiberon,
    author,
    text: textWith('Quiberon, relu'),
    createdAt: new Date('2026-11-20T10:00:00Z'),
  })
  expect(revisionOf(await restoreRevision(services(), { revisionId: hidden, author }))).toBeGreaterThan(
    forgotten,
  )
  expect(await titleShown()).toBeUndefined()
})

test('a new document is added and leaves no trace when it is forgotten', async () => {
  const added = { collection: 'nosStages', file: '2027/essai-du-lac.md' }
  await reviseDocument(services(), { ...added, text: textWith('Essai'), author })
  const query = content.queryCollection('nosStages').path('/nos-stages/2027/essai-du-lac')
  expect((await query.first())?.title).toBe('Essai')
  await forgetEdit(services(), { ...added, author })
  expect(await query.first()).toBeNull()
})

test('what could not be shown is refused with its problems, and nothing is written', async () => {
  const before = await count()
  const broken = original.replace(/^capacity: .*$/m, 'capacity: beaucoup')
  expect(await reviseDocument(services(), { ...quiberon, text: broken, author })).toMatchObject({
    outcome: 'refused',
    problems: [{ file: 'content/nosStages/quiberon.md', field: 'capacity', line: expect.any(Number) }],
  })
  const refusals = await Promise.all([
    reviseDocument(services(), { collection: 'nosStages', file: '../info/x.md', text: original, author }),
    reviseDocument(services(), { collection: 'inconnue', file: 'x.md', text: original, author }),
    reviseDocument(services(), { collection: 'nosStages', file: '1.quiberon.md', text: original, author }),
    reviseDocument(services(), { ...quiberon, text: `${original}\n![Lac](absente.png)`, author }),
    hideDocument(services(), { collection: 'info', file: 'entreprise.yml', author }),
  ])
  expect(refusals.map((refusal) => problemsOf(refusal)[0]?.message)).toEqual([
    'cet emplacement ne peut pas porter de document',
    'collection inconnue : inconnue',
    'même adresse que content/nosStages/quiberon.md : /nos-stages/quiberon',
    'image introuvable : nosStages/absente.png',
    'des pages ont besoin de ce document : il ne peut pas être masqué',
  ])
  expect(await forgetEdit(services(), { ...quiberon, author })).toEqual({ outcome: 'unknown' })
  for (const revisionId of [0, -1, 1.5, Number.NaN, 2 ** 53])
    expect(await restoreRevision(services(), { revisionId, author })).toEqual({ outcome: 'unknown' })
  expect(await count()).toBe(before)
})

test('a text that takes seconds to read is refused, and nobody waits for it meanwhile', async () => {
  const slow = `${original}\n${'*a* '.repeat(45_000)}\n`
  const start = performance.now()
  const ticks = [start]
  const ticking = setInterval(() => ticks.push(performance.now()), 5)
  const reading = reviseDocument(services(), { ...quiberon, text: slow, author })
  await wait(1000)
  const storage = new DatabaseSync(content.storagePath, { timeout: 0 })
  storage.exec('BEGIN IMMEDIATE')
  storage.close()
  const refused = await reading
  clearInterval(ticking)
  const [problem] = problemsOf(refused)
  expect(problem?.message).toContain('demande trop de temps')
  const end = performance.now()
  const longestPause = Math.max(...[...ticks, end].map((tick, index) => tick - (ticks[index - 1] ?? start)))
  expect(longestPause).toBeLessThan((end - start) / 4)
  expect((await reviseDocument(services(), { ...quiberon, text: textWith('Lisible'), author })).outcome).toBe(
    'saved',
  )
})

test('the author is a mark, not a person', async () => {
  for (const name of ['camille@exemple.fr', 'Camille Martin', ''])
    await expect(hideDocument(services(), { ...quiberon, author: name })).rejects.toThrow()
})

test('who saves over what they have not seen is told, and the other text stays', async () => {
  const revise = (title: string, basedOn: number | null) =>
    reviseDocument(services(), { ...quiberon, text: textWith(title), author, basedOn })
  const both = await Promise.all([revise('Première', null), revise('Seconde', null)])
  const saved = both.find(({ outcome }) => outcome === 'saved')
  const current = saved ? revisionOf(saved) : 0
  expect(both).toContainEqual({ outcome: 'conflict', current })
  const shown = await titleShown()
  expect(await revise('Troisième', null)).toEqual({ outcome: 'conflict', current })
  expect(await titleShown()).toBe(shown)
  expect((await revise('Troisième', current)).outcome).toBe('saved')
  expect(await titleShown()).toBe('Troisième')
})

test('edits saved at once in two processes never share an address, and all that fit are kept', async () => {
  const other = await openOwnContent()
  const text = textWith('Doublon')
  const save = (file: string, own: SiteContentReader) =>
    reviseDocument({ ...services(), content: own }, { collection: 'nosStages', file, text, author })
  const outcomes = await Promise.all([
    save('1.doublon.md', content),
    save('2.doublon.md', other),
    save('autre-1.md', content),
    save('autre-2.md', other),
  ])
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'saved', 'saved', 'saved'])
  await Promise.all([content.refreshEdits(), other.refreshEdits()])
  expect(content.version('nosStages')).toBe(other.version('nosStages'))
  other.close()
})

test('each saved edit is announced, with its place; a refused one is not', async () => {
  const listener = new Client({ connectionString: held.url })
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.query(`LISTEN ${contentEditsChannel}`)
  await reviseDocument(services(), { ...quiberon, text: 'rien', author })
  await reviseDocument(services(), { ...quiberon, text: textWith('Annoncé'), author })
  await forgetEdit(services(), { ...quiberon, author })
  await expect.poll(() => heard).toEqual(['nosStages/quiberon.md', 'nosStages/quiberon.md'])
  await listener.end()
})

function revisionOf(outcome: EditOutcome): number {
  if (outcome.outcome !== 'saved') throw new Error(`Not saved: ${JSON.stringify(outcome)}`)
  return outcome.revision
}

function problemsOf(outcome: EditOutcome) {
  return outcome.outcome === 'refused' ? outcome.problems : []
}

function count(): Promise<number> {
  return held.connection.database.$count(contentRevisions)
}
