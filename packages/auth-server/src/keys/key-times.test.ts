import { array, assert, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { keyInForce, keysPublished, publishedBeforeSigning } from './signing-keys.ts'

const key = (publishedAt: number, canSign = true) => ({ publishedAt, privateKey: canSign ? {} : undefined })

test('the first key signs at once, the next one ten minutes after it was published', () => {
  const [old, next] = [key(1000), key(5000)]
  expect(keyInForce([old], 1000)).toBe(old)
  expect(keyInForce([old, next], 5599)).toBe(old)
  expect(keyInForce([old, next], 5600)).toBe(next)
})

test('a key that can only verify never signs', () => {
  const [old, verifying] = [key(0), key(10, false)]
  expect(keyInForce([verifying, old], 9999)).toBe(old)
  expect(keyInForce([verifying], 9999)).toBeUndefined()
})

test('an old key is shown until its last token has expired', () => {
  const [old, next] = [key(0), key(5000)]
  expect(keysPublished([old, next], 5600 + 3599, 3600)).toEqual([old, next])
  expect(keysPublished([old, next], 5600 + 3600, 3600)).toEqual([next])
})

test('keys that were given together stay together, and the first signs', () => {
  const [first, second] = [key(0), key(0)]
  expect(keyInForce([first, second], 9999)).toBe(first)
  expect(keysPublished([first, second], 999_999, 3600)).toEqual([first, second])
})

test('whatever the rotations, a token is accepted for its whole life and its key was known before', () => {
  const ages = array(integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 6 })
  assert(
    property(ages, nat(60_000), nat(3599), (gaps, elapsed, age) => {
      let published = 0
      const keys = gaps.map((gap) => key((published += gap)))
      const first = keys[0]?.publishedAt ?? 0
      const signedAt = first + elapsed
      const known = keys.filter(({ publishedAt }) => publishedAt <= signedAt)
      const signer = keyInForce(known, signedAt)
      expect(signer).toBeDefined()
      if (!signer) return
      const later = keys.filter(({ publishedAt }) => publishedAt <= signedAt + age)
      expect(keysPublished(later, signedAt + age, 3600)).toContain(signer)
      if (signer !== keys[0])
        expect(signedAt - signer.publishedAt).toBeGreaterThanOrEqual(publishedBeforeSigning)
    }),
  )
})
