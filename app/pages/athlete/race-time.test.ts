import { expect, test } from 'vitest'
import { againstTarget, paceWords, readingOf } from './race-time.ts'

const marathon = { legs: [{ sport: 'course' as const, metres: 42_195 }] }
const pool = { legs: [{ sport: 'natation' as const, metres: 1500 }] }
const triathlon = { legs: [...pool.legs, ...marathon.legs] }

test.each([
  ['3h29', marathon, '3\u00a0h\u00a029\u00a0min\u00a000\u00a0s, soit 4′57″/km'],
  ['3:29', marathon, '3\u00a0h\u00a029\u00a0min\u00a000\u00a0s, soit 4′57″/km'],
  ['26:15', pool, '26\u00a0min\u00a015\u00a0s, soit 1′45″/100\u00a0m'],
  ['2:30:00', triathlon, '2\u00a0h\u00a030\u00a0min\u00a000\u00a0s'],
  ['45:30', undefined, '45\u00a0min\u00a030\u00a0s'],
  ['', marathon, undefined],
  ['vite', marathon, undefined],
])('« %s » is read as it is meant', (typed, format, words) => {
  expect(readingOf(typed, format)?.reading).toBe(words)
})

test('a decimal that may be a clock is read as it stands, with an offer', () => {
  expect(readingOf('45.30', undefined)).toMatchObject({
    reading: '45,30\u00a0min, soit 45\u00a0min\u00a018\u00a0s',
    meant: { text: '45:30', reading: '45\u00a0min\u00a030\u00a0s' },
  })
})

test('a time is told against the one aimed at', () => {
  expect(againstTarget(8921, 9000)).toBe('1\u00a0min\u00a019\u00a0s de mieux que visé')
  expect(againstTarget(9012, 9000)).toBe('12\u00a0s de plus que visé')
  expect(againstTarget(9000, 9000)).toBe('exactement le temps visé')
  expect(againstTarget(undefined, 9000)).toBeUndefined()
  expect(paceWords(100, { legs: [] })).toBeUndefined()
})
