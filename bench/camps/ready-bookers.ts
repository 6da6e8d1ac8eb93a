import { lanzaroteForm, orderOf, reachRecap } from '#test/camps/booking-by-form.ts'
import { openBrowser } from '#test/http/visitor-browser.ts'

/** Presses the button; answers with its status. */
type ReadyBooker = () => Promise<number>

const atOnce = 10

/** People who have read their recap of one place, to be paid by transfer, and are about to press. */
export async function readyBookers(site: { url: string }, wanted: number): Promise<ReadyBooker[]> {
  const ready: ReadyBooker[] = []
  const names = Array.from(
    { length: wanted },
    (_, index) => `mesure-${performance.now()}-${index}@club.example`,
  )
  const queue = names.values()
  const prepare = async () => {
    for (const email of queue) {
      const browser = openBrowser(site)
      const order = orderOf(await reachRecap(browser, 1, { email }))
      ready.push(async () => (await browser.post(lanzaroteForm, order)).status)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, prepare))
  return ready
}
