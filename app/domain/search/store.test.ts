import { expect, it } from 'vitest'
import { collections } from '#content/collections.ts'
import { openContent } from '@allure/content-engine'
import { siteWith } from '@allure/content-engine/testing'
import { kindNamed } from './kinds.ts'
import { searchSite } from './store.server.ts'

const article = `---
title: Le seuil secret
description: Pour les membres.
updatedOn: 2026-11-01
---

## Marqueur

Un seuil que personne d’autre ne lit : xylophone.
`
const legal = `---
title: Conditions
description: Le seuil de gratuité.
updatedOn: 2026-11-01
---

## Livraison

Texte.
`

const content = await openContent({
  directory: await siteWith({ 'espaceAthlete/1.seuil.md': article, 'info/cgv.md': legal }),
  collections,
  samples: true,
  now: () => new Date('2026-11-20T10:00:00Z'),
})
const members = kindNamed('espace-athlete')

it.each(['visitor', 'signed-in'] as const)('tells a %s nothing of what members read', async (access) => {
  for (const query of ['seuil', 'xylophone', 'secret', 'marqueur']) {
    const found = await searchSite({ content }, { query, access, groups: [], kind: undefined })
    const told = JSON.stringify('answer' in found && { ...found.answer, query: '' })
    expect(told).not.toMatch(/xylophone|secret|marqueur|espace-?athlete/i)
  }
  const pages = await searchSite({ content }, { query: 'seuil', access, groups: [], kind: undefined })
  expect('answer' in pages && pages.answer.counts).toEqual({ info: 1 })
})

it('finds members’ articles for members, and only those when asked to', async () => {
  const all = await searchSite({ content }, { query: 'seuil', access: 'member', groups: [], kind: undefined })
  expect('answer' in all && all.answer.counts).toEqual({ espaceAthlete: 1, info: 1 })
  const within = await searchSite(
    { content },
    { query: 'xylophone', access: 'member', groups: [], kind: members },
  )
  expect('answer' in within && within.answer.results).toMatchObject([
    { path: '/espace-athlete/seuil', section: { anchor: 'marqueur' } },
  ])
})

it('refuses to look there for anybody else', async () => {
  const asked = { query: 'seuil', groups: [], kind: members }
  expect(await searchSite({ content }, { ...asked, access: 'visitor' })).toEqual({ refused: 401 })
  expect(await searchSite({ content }, { ...asked, access: 'signed-in' })).toEqual({ refused: 403 })
})
