import * as fc from 'fast-check'
import { expect, test, it } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { newAthlete } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { deleteReferencePace, readReferencePaces, saveReferencePace } from '../store.server.ts'
import {
  speedsOf,
  paceLimits,
  type ReferencePaceKind,
  readTypedPace,
  writeReferencePace,
  writeTypedPace,
} from './rules.ts'

const held = useDatabase()
const services = () => ({
  database: held.connection.database,
  clock: standingClock('2027-04-07T10:00:00Z'),
})
const athlete = async () => (await newAthlete(services().database)).memberId
const known = { measuredOn: '2027-04-01', source: 'tool' } as const

test('figures are kept as they were worked out, one of each kind, and deleted one by one', async () => {
  const [memberId, other] = [await athlete(), await athlete()]
  expect(await readReferencePaces(services(), memberId)).toEqual({})
  await saveReferencePace(services(), memberId, { kind: 'vma', value: 16, ...known })
  await saveReferencePace(services(), memberId, { kind: 'css', value: 92.45, ...known })
  const later = { measuredOn: '2027-04-07', source: 'typed' } as const
  expect(await saveReferencePace(services(), memberId, { kind: 'vma', value: 17.25, ...later })).toEqual({
    ok: true,
  })
  const paces = await readReferencePaces(services(), memberId)
  expect(paces).toEqual({ vma: { value: 17.25, ...later }, css: { value: 92.5, ...known } })
  expect(speedsOf(paces)).toEqual({ vma: 17.25, css: 92.5 })
  expect(speedsOf(await readReferencePaces(services(), other))).toEqual({ vma: undefined, css: undefined })
  await saveReferencePace(services(), other, { kind: 'vma', value: 15.5, ...known })
  await deleteReferencePace(services(), memberId, 'vma')
  await deleteReferencePace(services(), memberId, 'vma')
  expect(await readReferencePaces(services(), other)).toEqual({ vma: { value: 15.5, ...known } })
  expect(await readReferencePaces(services(), memberId)).toEqual({ css: { value: 92.5, ...known } })
})

test.each([
  ['vma', 5.9],
  ['vma', 28.1],
  ['vma', Number.NaN],
  ['vma', Number.POSITIVE_INFINITY],
  ['css', 44],
  ['css', 301],
  ['css', 0],
] as const)('a %s of %d is nobody’s', async (kind, value) => {
  const memberId = await athlete()
  expect(await saveReferencePace(services(), memberId, { kind, value, ...known })).toMatchObject({
    ok: false,
    status: 422,
  })
  expect(await readReferencePaces(services(), memberId)).toEqual({})
})

test('a figure was measured today at the latest', async () => {
  const memberId = await athlete()
  const save = (measuredOn: string) =>
    saveReferencePace(services(), memberId, { kind: 'vma', value: 17, ...known, measuredOn })
  expect(await save('2027-04-08')).toMatchObject({ ok: false, message: 'Ce jour n’est pas encore passé.' })
  expect(await save('2027-04-07')).toEqual({ ok: true })
})

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
