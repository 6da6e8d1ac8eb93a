import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { collections } from '#content/collections.ts'
import { packageHeader } from '#test/camps/package.ts'
import { useDatabase } from '#test/database.ts'
import { openContent } from '@allure/content-engine'
import { noFilters } from './filters.ts'
import { findCamp, hiddenCamps, listCamps, nextCamps } from './store.server.ts'

const clock = standingClock('2027-01-10T08:00:00Z')
const content = await openSiteContent({ showsSamples: true, now: clock.now })
const held = useDatabase()
const services = {
  content,
  clock,
  get database() {
    return held.connection.database
  },
}
const titles = (camps: readonly { title: string }[]) => camps.map(({ title }) => title)

test('camps to come by date, past ones apart, drafts nowhere', async () => {
  const { coming, past } = await listCamps(services, noFilters)
  expect(titles(coming)).toEqual(['Lanzarote', 'Île de Porquerolles', 'Font-Romeu', 'Vercors'])
  expect(coming.map(({ state }) => state)).toEqual(['open', 'lastPlaces', 'full', 'upcoming'])
  expect(titles(past)).toEqual(['Quiberon'])
  expect(await findCamp(services, '/nos-stages/annecy')).toBeUndefined()
})

test('filters keep what may still be chosen', async () => {
  const { coming, past, choices } = await listCamps(services, {
    ...noFilters,
    sport: 'running',
    onlyAvailable: true,
  })
  expect(titles([...coming, ...past])).toEqual([])
  expect(choices.sports).toEqual(['running', 'triathlon', 'natation', 'velo'])
  const swims = await listCamps(services, { ...noFilters, sport: 'natation' })
  expect([titles(swims.coming), titles(swims.past)]).toEqual([['Île de Porquerolles'], ['Quiberon']])
})

test('the next camps are to come, full ones included', async () => {
  expect(titles(await nextCamps(services, 3))).toEqual(['Lanzarote', 'Île de Porquerolles', 'Font-Romeu'])
})

test('an address of several segments is found, in cents, with its text', async () => {
  const found = await findCamp(services, '/nos-stages/natation/porquerolles')
  expect(found?.camp).toMatchObject({ slug: 'natation/porquerolles', priceCents: 32_000, depositCents: 9600 })
  expect(found?.body.toc.map(({ text }) => text)).toContain('Pourquoi la mer')
  expect(await findCamp(services, '/nos-stages/natation')).toBeUndefined()
  expect(await findCamp(services, '/nos-stages/')).toBeUndefined()
})

test('none of the camps of the site is hidden by a missing licence', async () => {
  expect(await hiddenCamps(services)).toEqual([])
})

const folder = await mkdtemp(join(tmpdir(), 'camps-'))
afterAll(() => rm(folder, { recursive: true }))

test('a camp that includes lodging is hidden while the licence is missing, and shown with it', async () => {
  await cp(fileURLToPath(new URL('../../../content', import.meta.url)), folder, { recursive: true })
  await change('nosStages/vercors.md', (text) => text.replace('lodging: none', packageHeader))
  const shown = await opened()
  expect((await findCamp(shown, '/nos-stages/vercors'))?.licence?.registration).toContain('IM')
  expect((await findCamp(shown, '/nos-stages/lanzarote'))?.licence).toBeUndefined()

  await change('info/entreprise.yml', (text) => text.replace(/^travel:(?:\n {2}.*)+/m, 'travel: null'))
  const hidden = await opened()
  expect(await findCamp(hidden, '/nos-stages/vercors')).toBeUndefined()
  expect(titles((await listCamps(hidden, noFilters)).coming)).not.toContain('Vercors')
  expect(titles(await nextCamps(hidden, 9))).not.toContain('Vercors')
  expect(await hiddenCamps(hidden)).toEqual([expect.stringContaining('« Vercors »')])
})

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const path = join(folder, file)
  await writeFile(path, edit(await readFile(path, 'utf8')))
}

async function opened() {
  const changed = await openContent({ directory: folder, collections, samples: true, now: clock.now })
  return { content: changed, clock, database: held.connection.database }
}
