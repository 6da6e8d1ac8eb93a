import { openBrowser } from '#test/http/visitor-browser.ts'
import { confirmationIn, pressButton, reachRecap } from '#test/orders/buying.ts'
import { oneBottle } from './stock.ts'

/** Presses the button; answers with its status. */
type ReadyBuyer = () => Promise<number>

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
    for (const email of queue) {
      const browser = openBrowser(site)
      const recap = await reachRecap(browser, `${oneBottle}.`, { paymentMethod: 'on_site', email })
      const confirmation = confirmationIn(recap)
      ready.push(async () => (await pressButton(browser, confirmation)).status)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, prepare))
  return ready
}
