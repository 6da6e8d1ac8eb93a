import type { SiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { processorSeconds } from '../process-figures.ts'
import { readyBookers } from './ready-bookers.ts'
import type { BenchCamp } from './room.ts'

const bookings = 800
const atOnce = 20

/** Bookings one after the other in twenty lanes: the button alone, its recap was read before. */
export async function measureBookings(
  site: Pick<SiteProcess, 'url' | 'child'>,
  camp: BenchCamp,
): Promise<void> {
  await camp.setFree(2 * bookings)
  const queue = (await readyBookers(site, bookings)).values()
  const pid = site.child.pid ?? 0
  const before = processorSeconds(pid)
  const start = performance.now()
  let refused = 0
  const lane = async () => {
    for (const press of queue) if ((await press()) !== 303) refused += 1
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  print('camps: bookings a second, without payment', bookings / ((performance.now() - start) / 1000))
  print(
    'camps: bookings a processor second of the site, mails included',
    bookings / (processorSeconds(pid) - before),
  )
  print('camps: bookings refused', refused)
}
