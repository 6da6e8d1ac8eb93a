import type { SiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { measureInTurn } from '../load-in-turn.ts'
import { load } from '../load.ts'
import { bottle } from './stock.ts'

const seconds = 6
const product = '/notre-boutique/produits/gourde-relief'
const page = '/notre-boutique/panier'

/** The cart's page with three lines, of a thousand people and of one; a product's page beside the home page, both kept. */
export async function measureCart({ url, child }: Pick<SiteProcess, 'url' | 'child'>): Promise<void> {
  const site = { url, pid: child.pid ?? 0, status: 200 }
  const carts = Array.from({ length: people }, (_, person) => ({
    path: page,
    headers: { cookie: `panier=${cartOf(person)}` },
  }))
  await measureInTurn('shop: carts of a thousand people', { ...site, asked: carts })
  await measureInTurn('shop: one cart', { ...site, asked: carts.slice(0, 1) })
  const home = await load(`${url}/`, site.pid, seconds)
  const kept = await load(url + product, site.pid, seconds)
  print(
    'shop: product page by home page, processor time',
    kept.processorMicroseconds / home.processorMicroseconds,
  )
}

const people = 1000

/** Ten quantities of each of three articles. */
function cartOf(person: number): string {
  const quantities = [person, Math.floor(person / 10), Math.floor(person / 100)].map(
    (count) => (count % 10) + 1,
  )
  const [bottles, shirts, hats] = quantities
  return [
    `${bottle.identifier}.${bottle.variant}.${bottles}.1600`,
    `maillot-nuit.ardoise-s.${shirts}.4720`,
    `bonnet-ondes.vert-piste.${hats}.1400`,
  ].join('_')
}
