import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LeastRecent } from './least-recent.ts'

test('the longest unused goes first', () => {
  const kept = new LeastRecent<string>(4)
  for (const key of ['a', 'b', 'c', 'd']) kept.set(key, key)
  kept.get('a')
  kept.set('e', 'e')
  expect([...kept.entries()].map(([key]) => key)).toEqual(['c', 'd', 'a', 'e'])
})

test('a key has the value it was given last, or none when that was too heavy', () => {
  const kept = new LeastRecent<string>(8)
  kept.set('a', 'first', 2)
  kept.set('a', 'second', 1)
  expect(kept.get('a')).toBe('second')
  kept.set('a', 'heavy', 3)
  expect(kept.get('a')).toBeUndefined()
})

test('whatever is set, taken out and asked for, it never weighs more than it may', () => {
  const step = fc.tuple(fc.constantFrom('set', 'get', 'delete'), fc.integer({ min: 0, max: 9 }), fc.nat(6))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const kept = new LeastRecent<number>(20)
      for (const [verb, key, own] of steps) {
        if (verb === 'set') kept.set(`${key}`, own, own)
        else kept[verb === 'get' ? 'get' : 'delete'](`${key}`)
        const weight = [...kept.entries()].reduce((sum, [, each]) => sum + each, 0)
        expect(kept.weight).toBe(weight)
        expect(weight).toBeLessThanOrEqual(20)
      }
    }),
  )
})
