import { expect, it } from 'vitest'
import { readStartList } from './list-answer.ts'

it('without a list there is nobody in it, and nothing to share', () => {
  for (const text of ['', 'rien']) {
    const { starters, counts } = readStartList(text, 'ironman')
    expect([starters, counts]).toEqual([[], undefined])
  }
})

it('lines that cannot be read are counted, the first five named', () => {
  const list = readStartList(['a', '', 'b', 'M40-44;9:00:00', 'c', 'd', 'e', 'f'].join('\n'), 'ironman')
  expect(list.ignoredCount).toBe(6)
  expect(list.ignored.map(({ line }) => line)).toEqual([1, 3, 5, 6, 7])
  expect(list.counts?.startersMen).toBe(1)
})
