import { lanzarote } from '#test/camps/booking.ts'
import { print } from '../figures.ts'
import { readyBookers } from './ready-bookers.ts'
import type { BenchCamp } from './room.ts'

/** How long after the last place is booked each public page says so. */
export async function measureFollowing(site: { url: string }, camp: BenchCamp): Promise<void> {
  await camp.setFree(1)
  const pages = ['/nos-stages', lanzarote]
  const read = (path: string) => fetch(site.url + path).then((answer) => answer.text())
  const before = await Promise.all(pages.map(read))
  const [press] = await readyBookers(site, 1)
  await press?.()
  const start = performance.now()
  const waits = await Promise.all(
    pages.map(async (path, index) => {
      while ((await read(path)) === before[index]);
      return performance.now() - start
    }),
  )
  print('camps: a booking is on the list and the page, ms at most', Math.max(...waits))
}
