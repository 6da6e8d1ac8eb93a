import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import type { EditOutcome } from '#app/domain/content-edits/rules.ts'
import {
  hideDocument,
  readEdits,
  reviseDocument,
  type EditServices,
} from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { runningCluster } from '#db/embedded/running-cluster.ts'
import { useDatabase } from '../../database.ts'
import { copyProject } from '../../project-copy.ts'
import { runCommand, runContent } from '../../run-command.ts'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'

const held = useDatabase()
const project = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'allure-command-'))
const copy = join(folder, 'copy')
const dataDirectory = join(folder, 'data')
const camps = join(copy, 'content/nosStages')
const read = (file: string) => readFileSync(join(camps, file), 'utf8')
const withTitle = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`)
let site: SiteProcess | undefined

beforeAll(async () => {
  copyProject(copy)
})
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true })
})

const settingsHere = { DATA_DIR: dataDirectory }
const content = (words: string[], settings: Record<string, string> = settingsHere) =>
  runContent(words, settings, copy)

/** As it is typed, in the copy of the project. */
const contentProcess = (words: string[]) =>
  runCommand(
    'npm',
    ['run', '--silent', 'content', '--', ...words],
    { HOME: process.env.HOME, ...settingsHere },
    copy,
  )

/** Edits as the site's own screens would, in a database. */
async function edit(url: string, title: string) {
  await withEdits(url, async (services) => {
    const by = { collection: 'nosStages', author: 'test' }
    return [
      await reviseDocument(services, { ...by, file: 'quiberon.md', text: withTitle(original, title) }),
      await reviseDocument(services, { ...by, file: '2027/neuf.md', text: withTitle(original, 'Neuf') }),
      await hideDocument(services, { ...by, file: 'vercors.md' }),
    ]
  })
}

const original = readFileSync(join(project, 'content/nosStages/quiberon.md'), 'utf8')

async function withEdits(url: string, run: (services: EditServices) => Promise<EditOutcome[]>) {
  const connection = connect(url, { onError: () => undefined })
  const { database } = connection
  const own = await openSiteContent({
    showsSamples: true,
    now: systemClock.now,
    overlay: { read: () => readEdits(database) },
  })
  const outcomes = await run({ database, content: own, clock: systemClock })
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(outcomes.map(() => 'saved'))
  own.close()
  await connection.close()
}

const runningUrl = () => runningCluster(join(dataDirectory, 'postgres'))?.('allure') ?? ''
const titleShown = async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 Chrome/150.0' }
  const page = await fetch(`${site?.url}/nos-stages/quiberon`, { headers })
  return /<h1[^>]*>([^<]*)/.exec(await page.text())?.[1]
}

test('misuse is told: words there are not, a site that never ran', async () => {
  for (const words of [
    [],
    ['publish'],
    ['check', '--forget'],
    ['export', 'x.md'],
    ['export', '--all'],
    ['import', '--replace'],
  ]) {
    const { code, said } = await content(words)
    expect(code, words.join(' ')).toBe(2)
    expect(said).toContain('npm run content -- export')
  }
  expect(await contentProcess(['publish'])).toMatchObject({ code: 2 })
  const { code, said } = await contentProcess(['export'])
  expect(code).toBe(1)
  expect(said).toContain('démarrez-le une fois')
  expect(existsSync(dataDirectory)).toBe(false)
})

test('while the site runs: edits become files, files become edits', async () => {
  site = await startSiteProcess({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  expect(await content(['import'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('Rien à importer'),
  })
  await edit(runningUrl(), 'Quiberon, relu')
  const exported = await content(['export'])
  expect(exported.code).toBe(0)
  expect(exported.said.split('\n').filter(Boolean).sort()).toEqual([
    `ajouté ${join(camps, '2027/neuf.md')}`,
    `supprimé ${join(camps, 'vercors.md')}`,
    `écrit ${join(camps, 'quiberon.md')}`,
  ])
  expect(read('quiberon.md')).toContain('title: Quiberon, relu')
  expect(existsSync(join(camps, 'vercors.md'))).toBe(false)
  expect((await content(['import'])).said).toContain('Rien à importer')

  writeFileSync(join(camps, 'quiberon.md'), withTitle(read('quiberon.md'), 'Quiberon, du fichier'))
  writeFileSync(join(camps, 'lanzarote.md'), withTitle(read('lanzarote.md'), 'Lanzarote, du fichier'))
  const imported = await content(['import'])
  expect(imported.code).toBe(0)
  expect(imported.said.split('\n').filter(Boolean).sort()).toEqual([
    `importé ${join(camps, 'lanzarote.md')}`,
    `importé ${join(camps, 'quiberon.md')}`,
  ])
  await expect.poll(titleShown).toBe('Quiberon, du fichier')
})

test('a text changed online since the file began is not reverted: the conflict is said, both stay', async () => {
  const file = join(camps, 'quiberon.md')
  const online = {
    collection: 'nosStages',
    file: 'quiberon.md',
    text: withTitle(original, 'Quiberon, en ligne'),
  }
  await withEdits(runningUrl(), async (services) => [
    await reviseDocument(services, { ...online, author: 'test' }),
  ])
  for (const words of [['import'], ['import', file]]) {
    const { code, said } = await content(words)
    expect(code).toBe(1)
    expect(said).toContain(`conflit, un autre texte est en ligne : ${file}`)
    expect(said).toContain('import --replace')
  }
  expect(await titleShown()).toBe('Quiberon, en ligne')
  const own = read('quiberon.md')
  writeFileSync(file, withTitle(own, 'Quiberon, changé ici'))
  expect(await content(['export'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('conflit, ce fichier a changé'),
  })
  expect(read('quiberon.md')).toContain('title: Quiberon, changé ici')
  rmSync(file)
  expect((await content(['export'])).said).toContain(`ajouté ${file}`)
  expect(read('quiberon.md')).toContain('title: Quiberon, en ligne')

  await withEdits(runningUrl(), async (services) => [
    await reviseDocument(services, { ...online, text: original, author: 'test' }),
  ])
  writeFileSync(file, own)
  expect((await content(['import'])).code).toBe(1)
  expect(await content(['import', '--replace', file])).toMatchObject({ code: 0, said: `importé ${file}\n` })
  await expect.poll(titleShown).toBe('Quiberon, du fichier')
})

test('broken files and edits are told, and end with 1', async () => {
  expect(await contentProcess(['check'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('rien à signaler'),
  })
  const connection = connect(runningUrl(), { onError: () => undefined })
  await connection.pool.query(
    `WITH broken AS (
       INSERT INTO club.content_revisions (collection, file, kind, text, created_at)
       VALUES ('nosStages', 'font-romeu.md', 'written', 'rien', now()) RETURNING id
     ) INSERT INTO club.content_documents SELECT 'nosStages', 'font-romeu.md', id FROM broken`,
  )
  const before = read('font-romeu.md')
  for (const verb of ['check', 'export']) {
    const { code, said } = await content([verb])
    expect(code).toBe(1)
    expect(said).toContain('content/nosStages/font-romeu.md:1 title')
  }
  expect(read('font-romeu.md')).toBe(before)
  await connection.pool.query(`DELETE FROM club.content_documents WHERE file = 'font-romeu.md'`)
  await connection.close()

  writeFileSync(join(camps, 'font-romeu.md'), before.replace(/^capacity: .*$/m, 'capacity: beaucoup'))
  for (const verb of ['check', 'import']) {
    const { code, said } = await content([verb])
    expect(code).toBe(1)
    expect(said).toMatch(/content\/nosStages\/font-romeu\.md:\d+ capacity/)
  }
  writeFileSync(join(camps, 'font-romeu.md'), before)
})

test('with the site stopped its database is started for the command, and stopped', async () => {
  await site?.stop()
  const exported = await contentProcess(['export', '--forget'])
  expect(exported).toMatchObject({ code: 0 })
  expect(runningCluster(join(dataDirectory, 'postgres'))).toBeUndefined()
  expect((await content(['export'])).said).toContain('Aucun texte')
  expect(read('quiberon.md')).toContain('title: Quiberon, du fichier')
  site = await startSiteProcess({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  expect(await titleShown()).toBe('Quiberon')
})

test('with DATABASE_URL, the database there; named files are imported whatever the site shows', async () => {
  const settings = { DATABASE_URL: held.url, DATA_DIR: join(folder, 'elsewhere') }
  await edit(held.url, 'Quiberon, ailleurs')
  expect((await content(['export'], settings)).code).toBe(0)
  expect(read('quiberon.md')).toContain('title: Quiberon, ailleurs')
  const unknown = await content(['import'], settings)
  expect(unknown.said).toContain('Nommez les autres')
  const named = await content(['import', 'content/nosStages/lanzarote.md'], settings)
  expect(named).toMatchObject({ code: 0, said: `importé ${join(camps, 'lanzarote.md')}\n` })
  expect(await content(['import', 'package.json'], settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('pas un fichier de contenu'),
  })
  expect(existsSync(settings.DATA_DIR)).toBe(false)
})
