import { lanzarote } from '#test/camps/booking.ts'
import { startSiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { load } from '../load.ts'
import { measureBookings } from './bookings.ts'
import { measureFollowing } from './following.ts'
import { openCamp } from './room.ts'
import { measureRush } from './rush.ts'

const seconds = 6

/** Camps of the built site, on its own PostgreSQL: the page that is kept, the last places, booking as fast as one can. */
export async function measureCamps(): Promise<void> {
  // Behind a proxy, so that each has an address: one alone would meet its limit.
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on', SAMPLE_CONTENT: 'on' })
  const camp = await openCamp(site)
  try {
    const pid = site.child.pid ?? 0
    const home = await load(`${site.url}/`, pid, seconds)
    const kept = await load(site.url + lanzarote, pid, seconds)
    print('camps: page of a camp, a second', kept.requestsPerSecond)
    print(
      'camps: page of a camp by home page, processor time',
      kept.processorMicroseconds / home.processorMicroseconds,
    )
    await measureFollowing(site, camp)
    await measureRush(site, camp)
    await measureBookings(site, camp)
  } finally {
    await camp.close()
    await site.stop()
  }
}
