import type { SiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { load } from '../load.ts'
import { oneBottle } from './stock.ts'

const seconds = 6
const cart = [`${oneBottle}.1600`, 'maillot-nuit.ardoise-s.1.4720', 'bonnet-ondes.vert-piste.2.1400'].join(
  '_',
)

/** The cart's page with three lines, rendered each time; a product's page beside the home page, both kept. */
export async function measureCart({ url, child }: Pick<SiteProcess, 'url' | 'child'>): Promise<void> {
  const pid = child.pid ?? 0
  const headers = { cookie: `panier=${cart}` }
  await load(`${url}/notre-boutique/panier`, pid, 3, headers)
  const carts = await load(`${url}/notre-boutique/panier`, pid, seconds, headers)
  print('shop: cart pages a second', carts.requestsPerSecond)
  print('shop: cart pages a processor second', 1e6 / carts.processorMicroseconds)
  print('shop: cart pages in error', carts.errors)
  const home = await load(`${url}/`, pid, seconds)
  const product = await load(`${url}/notre-boutique/produits/gourde-relief`, pid, seconds)
  print('shop: product pages a second', product.requestsPerSecond)
  print(
    'shop: product page by home page, processor time',
    product.processorMicroseconds / home.processorMicroseconds,
  )
}
