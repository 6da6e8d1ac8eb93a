import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { Content } from '../content.ts'
import { collections } from '../fixtures/collections.ts'
import { now, siteWith } from '../fixtures/site-content.ts'
import { openContent } from '../open-content.ts'

const page = (title: string, fields: string) => `---\ntitle: ${title}\ndescription: D\n${fields}\n---\n`

let content: Content<typeof collections>

beforeAll(async () => {
  const directory = await siteWith({
    'journal/a.md': page('Annecy', 'day: 2027-05-13\nplaces: 12\nisOpen: true'),
    'journal/b.md': page('Brest', 'day: 2027-03-06\nplaces: 0\nlabels: [natation]'),
    'journal/c.md': page('Cassis', 'day: 2027-05-13\nplaces: 7\nisOpen: true'),
    'journal/d.md': page('Digne', 'day: 2026-10-01'),
  })
  content = await openContent({ directory, collections, samples: true, now })
})

const journal = () => content.queryCollection('journal')
const notes = () => content.queryCollection('notes')
const stems = async (query: { all(): Promise<readonly { readonly stem: string }[]> }) =>
  (await query.all()).map(({ stem }) => stem).join('')

describe('queryCollection', () => {
  it('orders by stem unless told otherwise', async () => {
    expect(await stems(journal())).toBe('abcd')
    expect(await stems(journal().order('stem', 'DESC'))).toBe('dcba')
    expect(await stems(journal().order('day', 'DESC').order('places', 'ASC'))).toBe('cabd')
    expect(await stems(journal().order('day', 'DESC'))).toBe('acbd')
  })

  it('compares, lists, ranges, patterns and nulls', async () => {
    expect(await stems(journal().where('places', '>', 5))).toBe('ac')
    expect(await stems(journal().where('places', '<>', 0))).toBe('ac')
    expect(await stems(journal().where('isOpen', '=', false))).toBe('bd')
    expect(await stems(journal().where('stem', 'IN', ['a', 'd', 'z']))).toBe('ad')
    expect(await stems(journal().where('stem', 'IN', []))).toBe('')
    expect(await stems(journal().where('stem', 'NOT IN', ['a', 'd']))).toBe('bc')
    expect(await stems(journal().where('day', 'BETWEEN', ['2027-01-01', '2027-04-01']))).toBe('b')
    expect(await stems(journal().where('places', 'NOT BETWEEN', [1, 10]))).toBe('ab')
    expect(await stems(journal().where('places', 'IS NULL'))).toBe('d')
    expect(await stems(journal().where('places', 'IS NOT NULL'))).toBe('abc')
    expect(await stems(journal().where('labels', 'LIKE', '%"natation"%'))).toBe('b')
    expect(await stems(journal().where('title', 'NOT LIKE', '%s%'))).toBe('ad')
  })

  it('groups conditions', async () => {
    const either = journal().orWhere((group) => group.where('stem', '=', 'b').where('places', '=', 7))
    expect(await stems(either)).toBe('bc')
    expect(await stems(either.where('isOpen', '=', true))).toBe('c')
    const nested = journal().orWhere((group) =>
      group.where('stem', '=', 'd').andWhere((both) => both.where('places', '>', 0).where('places', '<', 10)),
    )
    expect(await stems(nested)).toBe('cd')
    expect(await stems(journal().andWhere((group) => group))).toBe('abcd')
  })

  it('limits, skips, selects, counts', async () => {
    expect(await stems(journal().limit(2))).toBe('ab')
    expect(await stems(journal().skip(3))).toBe('d')
    expect(await stems(journal().limit(1).skip(1))).toBe('b')
    expect(await journal().limit(1).count()).toBe(4)
    expect(await journal().where('isOpen', '=', true).count()).toBe(2)
    expect(await journal().count('places')).toBe(3)
    expect(await journal().count('day')).toBe(4)
    expect(await journal().count('day', true)).toBe(3)
    expect(await journal().select('title', 'places').first()).toEqual({ title: 'Annecy', places: 12 })
    expect(await journal().path('/journal/rien').first()).toBeNull()
  })

  it('says how it was misused', async () => {
    const wrong = <Value>(value: unknown) => value as Value
    expect(() => journal().where('stem', 'IN', wrong('a'))).toThrow('Value for IN must be an array')
    expect(() => journal().where('stem', 'NOT IN', wrong('a'))).toThrow('Value for NOT IN must be an array')
    const pair = 'must be an array with two elements'
    expect(() => journal().where('places', 'BETWEEN', wrong([1]))).toThrow(`Value for BETWEEN ${pair}`)
    expect(() => journal().where('places', 'BETWEEN', wrong(1))).toThrow(`Value for BETWEEN ${pair}`)
    expect(() => journal().where('places', 'NOT BETWEEN', wrong([1, 2, 3]))).toThrow(
      `Value for NOT BETWEEN ${pair}`,
    )
    expect(() => journal().where('places', wrong<'='>('; DROP'), 1)).toThrow('Unknown operator')
    expect(() => journal().where(wrong<'stem'>('stem" OR 1'), '=', 'a')).toThrow('Unknown field')
    expect(() => journal().order(wrong<'stem'>('1'), 'ASC')).toThrow('Unknown field')
    expect(() => journal().select(wrong<'stem'>('sql'))).toThrow('Unknown field')
    expect(() => journal().where('places', '=', wrong(null))).toThrow('must be a text, a number or a boolean')
    expect(() => journal().where('places', '=', Number.NaN)).toThrow('must be a text, a number or a boolean')
    await expect(journal().count(wrong<'stem'>('* FROM x'))).rejects.toThrow('Unknown field')
    expect(() => journal().limit(-1)).toThrow('whole number')
    expect(() => journal().skip(1.5)).toThrow('whole number')
  })

  it('binds values: a quote is only a quote', async () => {
    expect(await journal().where('title', '=', `x' OR '1'='1`).count()).toBe(0)
  })

  it('has the types of the collection', () => {
    const query = journal()
    type Field = Parameters<typeof query.order>[0]
    expectTypeOf<'unknown'>().not.toExtend<Field>()
    expectTypeOf<'places'>().toExtend<Field>()
    expectTypeOf(query.where<'places', '='>)
      .parameter(2)
      .toEqualTypeOf<number>()
    expectTypeOf(query.where<'isOpen', 'IN'>)
      .parameter(2)
      .toEqualTypeOf<readonly boolean[]>()
    expectTypeOf(query.where<'day', 'BETWEEN'>)
      .parameter(2)
      .toEqualTypeOf<readonly [string, string]>()
    expectTypeOf(query.where<'day', 'IS NULL'>).parameters.toEqualTypeOf<['day', 'IS NULL']>()
    const selected = query.select('title', 'places')
    expectTypeOf(selected.first).returns.resolves.toEqualTypeOf<{
      readonly title: string
      readonly places: number | null
    } | null>()
    expectTypeOf<Parameters<ReturnType<typeof notes>['path']>[0]>().toEqualTypeOf<never>()
    expectTypeOf<Parameters<typeof content.queryCollection>[0]>().toEqualTypeOf<'journal' | 'notes'>()
  })
})
