import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { frameOf, FrameReader } from './frames.ts'

it('frames come out whole however they were cut', () => {
  const bodies = fc.array(fc.string({ maxLength: 40 }), { maxLength: 10 })
  const cuts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 })
  fc.assert(
    fc.property(bodies, cuts, (sent, lengths) => {
      const bytes = Buffer.concat(sent.map((body) => frameOf('rows', body)))
      const reader = new FrameReader()
      const received: string[] = []
      for (let at = 0, turn = 0; at < bytes.length; turn++) {
        const end = at + (lengths[turn % lengths.length] ?? 1)
        received.push(...reader.read(bytes.subarray(at, end)).map(({ body }) => body.toString()))
        at = end
      }
      expect(received).toEqual(sent.map((body) => Buffer.from(body).toString()))
    }),
  )
})
