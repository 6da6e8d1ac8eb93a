import { expect, test } from 'vitest'
import { taggedFor, tagsOf } from './entity-tags.ts'

test('each encoding has a strong tag of its own, and all name one content', () => {
  const tags = (['br', 'gzip', 'identity'] as const).map((encoding) => taggedFor('abc_-9', encoding))
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect([...tagsOf(tag)]).toEqual(['abc_-9'])
})

test.each([
  [undefined, []],
  ['', ['']],
  ['*', ['*']],
  ['"a", W/"b" ,"c-br"', ['a', 'b', 'c']],
  ['"a-gzip"', ['a']],
  ['unquoted', ['unquoted']],
])('%s names %j', (header, expected) => {
  expect([...tagsOf(header)]).toEqual(expected)
})
