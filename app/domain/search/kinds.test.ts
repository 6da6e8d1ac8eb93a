import { describe, expect, it } from 'vitest'
import { addressOf, queryOf } from './addresses.ts'
import { countOf, kindNamed, kindsFound, resultCount, resultsByKind, searchKinds } from './kinds.ts'

describe('kinds', () => {
  it('are named by their slug', () => {
    expect(kindNamed('stages')?.label).toBe('Stages')
    expect(kindNamed('nulle-part')).toBeUndefined()
    expect(kindNamed(null)).toBeUndefined()
  })

  it('are shown when something was found in them, in their usual order', () => {
    const counts = { nosStages: 2, info: 1, shop: 0 }
    expect(kindsFound(counts).map(({ slug, count }) => [slug, count])).toEqual([
      ['pages', 1],
      ['stages', 2],
    ])
    expect(countOf(counts, undefined)).toBe(3)
    expect(countOf(counts, kindNamed('stages'))).toBe(2)
    expect(countOf(counts, kindNamed('espace-athlete'))).toBe(0)
  })

  it('group results, the kind of the best one first', () => {
    const groups = resultsByKind([
      { collection: 'nosStages', path: '/a' },
      { collection: 'info', path: '/b' },
      { collection: 'unknown', path: '/x' },
      { collection: 'nosStages', path: '/c' },
    ])
    expect(groups.map(({ kind, results }) => [kind.slug, results.map(({ path }) => path)])).toEqual([
      ['stages', ['/a', '/c']],
      ['pages', ['/b']],
    ])
  })

  it('say which are for members', () => {
    expect(searchKinds.filter(({ isForMembers }) => isForMembers).map(({ slug }) => slug)).toEqual([
      'espace-athlete',
    ])
  })
})

it('counts in French', () => {
  expect([0, 1, 2].map(resultCount)).toEqual(['0\u00A0résultat', '1\u00A0résultat', '2\u00A0résultats'])
})

describe('addresses', () => {
  it('lead to the heading', () => {
    expect(addressOf({ path: '/cgv', section: null })).toBe('/cgv')
    expect(addressOf({ path: '/cgv', section: { anchor: 'droit-de-rétractation' } })).toBe(
      '/cgv#droit-de-r%C3%A9tractation',
    )
  })

  it('hold the words and the kind', () => {
    expect(queryOf('', undefined)).toBe('')
    expect(queryOf('à & b', kindNamed('stages'))).toBe('?q=%C3%A0+%26+b&dans=stages')
  })
})
