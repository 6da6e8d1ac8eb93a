import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('./loading-bar.css', import.meta.url), 'utf8')
const [, seconds, points = ''] = /scale (\d+)s\s+linear\(\s*([^)]+?),?\s*\)/.exec(sheet) ?? []
const rising = points.split(',').map(Number)

test('starts from nothing and has covered 85 % after two seconds', () => {
  expect(rising[0]).toBe(0)
  expect(rising[(2 * (rising.length - 1)) / Number(seconds)]).toBe(0.85)
})

test('never goes back and never claims to be done', () => {
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  expect(new Set(rising).size).toBe(rising.length)
  expect(rising.at(-1)).toBe(1)
  expect(Number(/'running'\] > i {[^}]*scale: ([\d.]+) 1/.exec(sheet)?.[1])).toBeLessThan(1)
})
