import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#db/schema/index.ts'
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

test('a booking that is cancelled while its balance is being asked for is asked for nothing', async () => {
  const { id } = await paidBooking('2026-11-20')
  const services = on('2026-12-22')
  const before = await mailed('booking-balance')
  let asking: Promise<number> | undefined
  await services.database.transaction(async (transaction) => {
    await transaction.update(bookings).set({ stage: 'cancelled' }).where(eq(bookings.id, id))
    asking = askForBalances(services)
    await Promise.race([asking, new Promise((resolve) => setTimeout(resolve, 300))])
  })
  await asking
  expect(await mailed('booking-balance')).toEqual(before)
})
