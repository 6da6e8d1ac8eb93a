import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/database.ts'
import { sentTo } from '#test/orders/buying.ts'
import { keepBuying, type Acknowledged } from '#test/shop/stubborn-buyer.ts'
import { print } from '../figures.ts'
import { median } from '../process-figures.ts'
import { oneBottle, openStock } from '../shop/stock.ts'

const buyers = 4
const ways = [{ paymentMethod: 'on_site' }, sentTo]

/** What everybody was told while faults happened to the site. They buy on until the last fault is over. */
export async function underOrders(
  site: { url: string; databaseUrl: string },
  faults: () => Promise<void>,
): Promise<Acknowledged[]> {
  const stock = await openStock(site.databaseUrl)
  await stock.set(5000)
  await stock.close()
  let isOver = false
  const goesOn = () => !isOver
  const told = Array.from({ length: buyers }, (_, index) =>
    keepBuying(site, {
      cart: `${oneBottle}.`,
      typed: (round) => ({ ...ways[index % 2], email: `mesure-${index}-${round}@club.example` }),
      goesOn,
    }),
  )
  await wait(1000)
  await faults()
  await wait(1000)
  isOver = true
  return (await Promise.all(told)).flat()
}

export async function printKept(
  name: string,
  databaseUrl: string,
  told: readonly Acknowledged[],
): Promise<void> {
  const { pool, close } = connect(databaseUrl, { onError: () => undefined })
  const { rows } = await pool.query<{ secret: string; email: string }>(
    'SELECT secret, email FROM club.orders',
  )
  await close()
  const kept = new Set(rows.map(({ secret }) => `/commande/${secret}`))
  print(`${name}: orders acknowledged`, told.length)
  print(`${name}: of them lost`, told.filter(({ path }) => !kept.has(path)).length)
  print(`${name}: doubled`, rows.length - new Set(rows.map(({ email }) => email)).size)
}

export function printTimes(name: string, milliseconds: number[]): void {
  print(`${name}: time to come back, median (ms)`, median(milliseconds))
  print(`${name}: time to come back, longest (ms)`, Math.max(...milliseconds))
}

/** Ms until the site is ready, from now. */
export async function untilReady({ url }: { url: string }): Promise<number> {
  const start = performance.now()
  while (!(await isReady(url))) await wait(20)
  return performance.now() - start
}

export function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )
}
