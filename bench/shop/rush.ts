import { print } from '../figures.ts'
import { readyBuyers } from './ready-buyers.ts'
import type { BenchStock } from './stock.ts'

const buyers = 200
const pieces = 20

/** Two hundred buyers press at once for twenty pieces. */
export async function measureRush(site: { url: string }, stock: BenchStock): Promise<void> {
  await stock.set(pieces)
  const ready = await readyBuyers(site, buyers)
  const start = performance.now()
  const answers = await Promise.all(ready.map((press) => press()))
  const seconds = (performance.now() - start) / 1000
  const ordered = answers.filter((status) => status === 303).length
  const told = answers.filter((status) => status === 409).length
  print('shop: 200 buyers at once for 20 pieces, orders', ordered)
  print('shop: 200 buyers at once for 20 pieces, told politely', told)
  print('shop: 200 buyers at once for 20 pieces, seconds', seconds)
}
