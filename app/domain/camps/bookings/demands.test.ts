import { expect, test } from 'vitest'
import { useCamps } from '#test/camps/use-camps.ts'
import { askForBalances } from './store.server.ts'

const { at, on, paidBooking, mailed } = await useCamps()

test('a balance is asked for as early as the owner says', async () => {
  await paidBooking('2026-11-20')
  expect(await askForBalances(on('2026-12-05'), 30)).toBe(0)
  expect(await askForBalances(on('2026-12-06'), 30)).toBe(1)
  expect(await askForBalances(on('2026-12-07'), 30)).toBe(0)
})

test('nobody is asked for money at night; after days without the job, who is late was asked before being reminded', async () => {
  // Its balance is due on 5 January, asked for from 22 December on.
  await paidBooking('2026-11-20')
  expect(await askForBalances(at('2026-12-22T06:59:00Z'))).toBe(0)
  // Nothing ran until the tenth of January.
  expect(await askForBalances(at('2027-01-10T06:59:00Z'))).toBe(0)
  expect(await askForBalances(at('2027-01-10T07:00:00Z'))).toBe(1)
  expect(await askForBalances(at('2027-01-10T08:00:00Z'))).toBe(0)
  expect(await askForBalances(on('2027-01-12'))).toBe(0)
  expect(await mailed('booking-balance-late')).toEqual([])
  expect(await askForBalances(on('2027-01-13'))).toBe(1)
  expect(await askForBalances(on('2027-01-14'))).toBe(0)
  expect(await mailed('booking-balance')).toHaveLength(2)
})
