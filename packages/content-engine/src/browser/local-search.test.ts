import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { files } from './fixtures/readings.ts'
import { openStandInSite } from './fixtures/stand-in-site.ts'

const everything = { collections: ['seances', 'carnet'], limit: 20 }
const publicOnly = { collections: ['seances'], limit: 20 }

it('finds what the server finds, once its index is made, without asking anybody', async () => {
  const { browser, content, state } = await openStandInSite()
  const heard: (readonly string[])[] = []
  browser.onSearchable((collections) => heard.push(collections))
  expect(await browser.searchLocally('seuil', publicOnly)).toBeNull()
  await browser.loadLocally(['seances'])
  await vi.waitFor(() => expect(heard).toContainEqual(['seances']), 15_000)
  state.isOffline = true
  for (const query of ['seuil', 'RECUP', 'courir', 'à faire', 'rien du tout'])
    expect(await browser.searchLocally(query, publicOnly)).toEqual(content.search(query, { limit: 20 }))
  expect((await browser.searchLocally('seuil', publicOnly))?.results).not.toEqual([])
})

it('asks a visitor for no members’ texts, and leaves what is only theirs to the server', async () => {
  const { browser, content, state } = await openStandInSite()
  await browser.loadLocally(['seances', 'carnet'])
  const asked = (within?: readonly string[]) => browser.searchLocally('seuil', { ...everything, within })
  await vi.waitFor(async () => expect(await asked()).toEqual(content.search('seuil')), 15_000)
  expect(await asked(['seances'])).toEqual(content.search('seuil', { within: ['seances'] }))
  expect(await asked(['carnet'])).toBeNull()
  expect(state.logged).toEqual([])
})

it('of members’ texts is for members, as long as they are', async () => {
  const { browser, state } = await openStandInSite()
  state.standing = 'member'
  await browser.loadLocally(['seances', 'carnet'])
  await vi.waitFor(async () =>
    expect((await browser.searchLocally('zéphyr', everything))?.counts).toEqual({ carnet: 1 }),
  )
  browser.forgetMembersContent()
  expect(await browser.searchLocally('zéphyr', everything)).toBeNull()
  state.standing = 'visitor'
  await vi.waitFor(async () =>
    expect(await browser.searchLocally('zéphyr', publicOnly)).toMatchObject({ results: [], counts: {} }),
  )
})

it('knows a newer version once it is here', async () => {
  const { browser, content, directory, state } = await openStandInSite()
  await browser.loadLocally(['seances'])
  await vi.waitFor(
    async () => expect(await browser.searchLocally('fartlek', publicOnly)).not.toBeNull(),
    15_000,
  )
  await writeFile(
    join(directory, 'seances/4.neuve.md'),
    (files['seances/1.seuil.md'] ?? '').replace('Courir', 'Fartlek'),
  )
  await content.reload()
  state.clock = 61_000
  await vi.waitFor(async () =>
    expect((await browser.searchLocally('fartlek', publicOnly))?.counts).toEqual({ seances: 1 }),
  )
})
