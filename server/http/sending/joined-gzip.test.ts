import * as fc from 'fast-check'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joinedGzip } from './joined-gzip.ts'

test('whatever stands before, between and after comes out as it went in', () => {
  const bytes = fc.uint8Array({ maxLength: 3000 }).map((array) => Buffer.from(array))
  fc.assert(
    fc.property(bytes, bytes, bytes, (before, between, after) => {
      const whole = joinedGzip(before, after)(between)
      expect(gunzipSync(whole).equals(Buffer.concat([before, between, after]))).toBe(true)
    }),
  )
})
