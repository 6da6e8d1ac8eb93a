import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { paceLimits, type ReferencePaceKind } from './rules.ts'
import { readTypedPace, writeReferencePace, writeTypedPace } from './typed-pace.ts'

it.each([
  ['vma', '15,2', 15.2, '15,2\u00A0km/h'],
  ['vma', '16 km/h', 16, '16\u00A0km/h'],
  ['css', '1:43', 103, '1′43″/100\u00A0m'],
  ['css', '1′43,5″', 103.5, '1′43,5″/100\u00A0m'],
  ['css', '103', 103, '1′43″/100\u00A0m'],
] as const)('a %s « %s »', (kind, typed, value, shown) => {
  const read = readTypedPace(kind, typed)
  expect(read).toMatchObject({ ok: true, value })
  expect(writeReferencePace(kind, value)).toBe(shown)
})

it('what stands in a field can be sent again as it is', () => {
  const kinds = fc.constantFrom<ReferencePaceKind>('vma', 'css')
  const tenths = fc.integer({ min: 60, max: 3000 }).map((value) => value / 10)
  fc.assert(
    fc.property(kinds, tenths, (kind, value) => {
      fc.pre(value >= paceLimits[kind].least && value <= paceLimits[kind].most)
      expect(readTypedPace(kind, writeTypedPace(kind, value))).toMatchObject({ ok: true, value })
    }),
  )
})
