import { startSiteProcess } from '#test/site-process.ts'
import { measureCart } from './cart.ts'
import { measureOrders } from './orders.ts'
import { measureRush } from './rush.ts'
import { openStock } from './stock.ts'

/** The shop of the built site, on its own PostgreSQL: reading a cart, ordering as fast as one can, the last pieces. */
export async function measureShop(): Promise<void> {
  // Behind a proxy, so that each buyer has an address: one alone would meet its limit.
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on' })
  const stock = await openStock(site.databaseUrl)
  try {
    await measureCart(site)
    await measureRush(site, stock)
    await measureOrders(site, stock)
  } finally {
    await stock.close()
    await site.stop()
  }
}
