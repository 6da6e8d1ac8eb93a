import { expect, it } from 'vitest'
import { latestFirst } from './rules.ts'

it('puts the latest first and what has no date last, without touching the given list', () => {
  const items = [
    { title: 'exemple' },
    { title: 'ancien', publishedOn: '2026-01-31' },
    { title: 'récent', publishedOn: '2026-11-02' },
  ]
  expect(latestFirst(items).map(({ title }) => title)).toEqual(['récent', 'ancien', 'exemple'])
  expect(items[0]?.title).toBe('exemple')
})
