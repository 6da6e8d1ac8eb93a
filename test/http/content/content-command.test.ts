import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { hideDocument, readEdits, reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { runningCluster } from '#db/embedded/running-cluster.ts'
import { useDatabase } from '../../database.ts'
import { copyProject } from '../../project-copy.ts'
import { runCommand } from '../../run-command.ts'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'

// Each command is a process that parses all of the content.
vi.setConfig({ testTimeout: 60_000 })

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

/** Runs the command in the copy of the project, without npm, which takes its time. */
function content(words: string[], settings: Record<string, string> = { DATA_DIR: dataDirectory }) {
  return run(process.execPath, ['server/commands/content.ts', ...words], settings)
}

async function run(program: string, words: string[], settings: Record<string, string>) {
  const { code, said } = await runCommand(program, words, { HOME: process.env.HOME, ...settings }, copy)
  return { code, printed: said }
}

/** Edits as the site's own screens would, in a database. */
async function edit(url: string, title: string) {
  const connection = connect(url, { onError: () => undefined })
  const { database } = connection
  const own = await openSiteContent({
    showsSamples: true,
    now: systemClock.now,
    overlay: { read: () => readEdits(database) },
  })
  const services = { database, content: own, clock: systemClock }
  const original = readFileSync(join(project, 'content/nosStages/quiberon.md'), 'utf8')
  const by = { collection: 'nosStages', author: 'test' }
  const outcomes = [
    await reviseDocument(services, { ...by, file: 'quiberon.md', text: withTitle(original, title) }),
    await reviseDocument(services, { ...by, file: '2027/neuf.md', text: withTitle(original, 'Neuf') }),
    await hideDocument(services, { ...by, file: 'vercors.md' }),
  ]
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['saved', 'saved', 'saved'])
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
  for (const words of [[], ['publish'], ['check', '--forget'], ['export', 'x.md'], ['export', '--all']]) {
    const { code, printed } = await content(words)
    expect(code, words.join(' ')).toBe(2)
    expect(printed).toContain('npm run content -- export')
  }
  const { code, printed } = await content(['export'])
  expect(code).toBe(1)
  expect(printed).toContain('démarrez-le une fois')
  expect(existsSync(dataDirectory)).toBe(false)
})

test('while the site runs: edits become files, files become edits', async () => {
  site = await startSiteProcess({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  expect(await content(['import'])).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Rien à importer'),
  })
  await edit(runningUrl(), 'Quiberon, relu')
  const exported = await content(['export'])
  expect(exported.code).toBe(0)
  expect(exported.printed.split('\n').filter(Boolean).sort()).toEqual([
    `ajouté ${join(camps, '2027/neuf.md')}`,
    `supprimé ${join(camps, 'vercors.md')}`,
    `écrit ${join(camps, 'quiberon.md')}`,
  ])
  expect(read('quiberon.md')).toContain('title: Quiberon, relu')
  expect(existsSync(join(camps, 'vercors.md'))).toBe(false)
  expect((await content(['import'])).printed).toContain('Rien à importer')

  writeFileSync(join(camps, 'quiberon.md'), withTitle(read('quiberon.md'), 'Quiberon, du fichier'))
  writeFileSync(join(camps, 'lanzarote.md'), withTitle(read('lanzarote.md'), 'Lanzarote, du fichier'))
  const imported = await content(['import'])
  expect(imported.code).toBe(0)
  expect(imported.printed.split('\n').filter(Boolean).sort()).toEqual([
    `importé ${join(camps, 'lanzarote.md')}`,
    `importé ${join(camps, 'quiberon.md')}`,
  ])
  await expect.poll(titleShown, { timeout: 1000 }).toBe('Quiberon, du fichier')
})

test('broken files and edits are told, and end with 1', async () => {
  const check = await run('npm', ['run', '--silent', 'content', '--', 'check'], { DATA_DIR: dataDirectory })
  expect(check).toMatchObject({
    code: 0,
    printed: expect.stringContaining('rien à signaler'),
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
    const { code, printed } = await content([verb])
    expect(code).toBe(1)
    expect(printed).toContain('content/nosStages/font-romeu.md:1 title')
  }
  expect(read('font-romeu.md')).toBe(before)
  await connection.pool.query(`DELETE FROM club.content_documents WHERE file = 'font-romeu.md'`)
  await connection.close()

  writeFileSync(join(camps, 'font-romeu.md'), before.replace(/^capacity: .*$/m, 'capacity: beaucoup'))
  for (const verb of ['check', 'import']) {
    const { code, printed } = await content([verb])
    expect(code).toBe(1)
    expect(printed).toMatch(/content\/nosStages\/font-romeu\.md:\d+ capacity/)
  }
  writeFileSync(join(camps, 'font-romeu.md'), before)
})

test('with the site stopped its database is started for the command, and stopped', async () => {
  await site?.stop()
  const exported = await content(['export', '--forget'])
  expect(exported).toMatchObject({ code: 0 })
  expect(runningCluster(join(dataDirectory, 'postgres'))).toBeUndefined()
  expect((await content(['export'])).printed).toContain('Aucun texte')
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
  expect(unknown.printed).toContain('Nommez les autres')
  const named = await content(['import', 'content/nosStages/lanzarote.md'], settings)
  expect(named).toMatchObject({ code: 0, printed: `importé ${join(camps, 'lanzarote.md')}\n` })
  expect(await content(['import', 'package.json'], settings)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('pas un fichier de contenu'),
  })
  expect(existsSync(settings.DATA_DIR)).toBe(false)
})
