import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { indexOf, sectionOf } from '../fixtures/searched.ts'
import { excerpt, highlight } from './highlight.ts'
import { wordsOfQuery } from './query-words.ts'
import { search } from './search.ts'

const french = fc.string({ unit: fc.constantFrom(..."aéèêçœæÉŒ’' -l19\u00a0\u202f.,snr"), maxLength: 60 })
const anything = fc.oneof(
  french,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      '*',
      '^',
      '(',
      ')',
      ':',
      '{',
      '}',
      '+',
      '-',
      ' ',
      'OR',
      'AND',
      'NOT',
      'NEAR',
      'title',
      'a',
      '\u0000',
      '\ud800',
      "'",
      ';',
    ),
  }),
)
const joined = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text).join('')

const pages = indexOf(
  sectionOf({
    path: '/a',
    title: 'L’allure au cœur de l’été',
    text: 'Nager, courir : 1\u202f000 m de natation.',
  }),
  sectionOf({
    path: '/a',
    title: 'L’allure au cœur de l’été',
    heading: 'Séances',
    text: 'Élan, garçons et œuf.',
  }),
)

it('answers any string', () => {
  fc.assert(
    fc.property(anything, (query) => {
      const answer = search(pages, query, { collections: ['pages'], limit: 5 })
      expect(answer.query).toBe(query.slice(0, 200))
      expect(answer.results.length).toBeLessThanOrEqual(2)
    }),
    { numRuns: 10_000 },
  )
})

it('gives a text back when its pieces are joined, and an excerpt that stands in it', () => {
  fc.assert(
    fc.property(anything, anything, (text, query) => {
      const words = wordsOfQuery(query)
      expect(joined(highlight(text, words))).toBe(text)
      const shown = joined(excerpt(text, words))
      expect(text).toContain(shown.replace(/^… /, '').replace(/ …$/, ''))
      expect(shown.length).toBeLessThanOrEqual(125)
    }),
    { numRuns: 3000 },
  )
})

it('takes no notice of accents, case, ligatures and apostrophes', () => {
  const plain = (query: string) =>
    query
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replaceAll('Œ', 'OE')
      .replaceAll('’', "'")
  const found = (query: string) => search(pages, query, { collections: ['pages'], limit: 5 }).results
  fc.assert(
    fc.property(french, (query) => {
      expect(found(plain(query))).toEqual(found(query))
      expect(found(query.toUpperCase())).toEqual(found(query))
    }),
    { numRuns: 1000 },
  )
})

it('finds every word of a text', () => {
  const text = 'Nager, courir. Natation. Élan, garçons et œuf'
  for (const word of text.match(/\p{L}{2,}/gu) ?? []) {
    const { results } = search(pages, word, { collections: ['pages'], limit: 5 })
    expect(
      results.flatMap((result) => [...result.title, ...(result.section?.heading ?? []), ...result.excerpt]),
    ).toContainEqual(expect.objectContaining({ isMatch: true }))
  }
})

it('knows no character that its index does not know', () => {
  for (let code = 0; code < 0x20_00; code += 1) {
    const query = `a${String.fromCodePoint(code)}b`
    expect(() => search(pages, query, { collections: ['pages'], limit: 1 })).not.toThrow()
  }
})
