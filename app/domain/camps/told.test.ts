import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { useDatabase } from '#test/database.ts'
import { listPublishedCamps, numberCamps } from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date('2027-01-10T08:00:00Z') })

test('the number of a camp grows with each change that calendars show, and never goes back', async () => {
  const [camp, other] = await listPublishedCamps({ content, database: held.connection.database })
  if (!camp || !other) throw new Error('no camps')
  const numbered = async (day: string, ...camps: (typeof camp)[]) => {
    const services = { database: held.connection.database, clock: standingClock(`${day}T08:00:00Z`) }
    const told = await numberCamps(services, camps)
    return told.map(({ slug, sequence, changedAt }) => [slug, sequence, changedAt.toISOString().slice(0, 10)])
  }
  const at = (sequence: number, day: string) => [camp.slug, sequence, day]
  const said = { ...camp, changedOn: '2020-01-08' }
  const moved = { ...said, startOn: '2027-09-01', endOn: '2027-09-02' }
  expect(await numbered('2027-01-10', said)).toEqual([at(7, '2027-01-10')])
  // What no calendar shows is no change; moved twice on one day are two.
  expect(await numbered('2027-01-11', { ...said, takenElsewhere: 3, changedOn: '2027-01-11' })).toEqual([
    at(7, '2027-01-10'),
  ])
  expect(await numbered('2027-01-12', moved)).toEqual([at(8, '2027-01-12')])
  expect(await numbered('2027-01-12', said, other)).toEqual([at(9, '2027-01-12'), expect.anything()])
  // Away for a while, its day of change erased, another instance whose clock is late.
  expect(await numbered('2027-01-13', other)).toHaveLength(1)
  expect(await numbered('2027-01-01', { ...moved, changedOn: undefined })).toEqual([at(10, '2027-01-12')])
  const atOnce = await Promise.all(
    [1, 2, 3].map(() => numbered('2027-02-01', { ...said, isCancelled: true })),
  )
  expect(atOnce).toEqual(Array.from({ length: 3 }, () => [at(11, '2027-02-01')]))
})
