import { handedOver, readyToOrder } from '#test/orders/buyer.ts'
import { oneBottle } from './stock.ts'

export type ReadyBuyer = Awaited<ReturnType<typeof readyToOrder>>

const atOnce = 10

/** Buyers who have read their recap and are about to press. */
export async function readyBuyers(site: { url: string }, wanted: number): Promise<ReadyBuyer[]> {
  const ready: ReadyBuyer[] = []
  const names = Array.from(
    { length: wanted },
    (_, index) => `mesure-${performance.now()}-${index}@club.example`,
  )
  const queue = names.values()
  const prepare = async () => {
    for (const email of queue) ready.push(await readyToOrder(site, [oneBottle], { ...handedOver, email }))
  }
  await Promise.all(Array.from({ length: atOnce }, prepare))
  return ready
}
