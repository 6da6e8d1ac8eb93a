import type { SiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { processorSeconds } from '../process-figures.ts'
import { readyBuyers } from './ready-buyers.ts'
import type { BenchStock } from './stock.ts'

const orders = 1500
const atOnce = 20

/** Orders one after the other in twenty lanes, paid on site: the button alone, its recap was read before. */
export async function measureOrders(
  site: Pick<SiteProcess, 'url' | 'child'>,
  stock: BenchStock,
): Promise<void> {
  await stock.set(2 * orders)
  const ready = await readyBuyers(site, orders)
  const queue = ready.values()
  const pid = site.child.pid ?? 0
  const before = processorSeconds(pid)
  const start = performance.now()
  let refused = 0
  const lane = async () => {
    for (const press of queue) if ((await press()) !== 303) refused += 1
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  print('shop: orders a second, without payment', orders / ((performance.now() - start) / 1000))
  print(
    'shop: orders a processor second of the site, its emails included',
    orders / (processorSeconds(pid) - before),
  )
  print('shop: orders refused', refused)
}
