import { setTimeout as wait } from 'node:timers/promises'
import { openBrowser } from '../http/visitor-browser.ts'
import { confirmationIn, pressButton, putInCart, recapPath, sendForm, type Typed } from '../orders/buying.ts'

/** What somebody was told was done: their order, and whether they were told that its card was paid. */
export type Acknowledged = { key: string; path: string; isPaid: boolean }

/**
 * Buys again and again while the site comes and goes. A request that dies is sent again as it was, as a browser's reload
 * does; what does not get through is not acknowledged.
 */
export async function keepBuying(
  site: { url: string },
  { cart, typed, goesOn }: { cart: string; typed: (round: number) => Typed; goesOn: () => boolean },
): Promise<Acknowledged[]> {
  const done: Acknowledged[] = []
  for (let round = 0; goesOn(); round += 1) {
    const acknowledged = await buyOnce(site, { cart, typed: typed(round), goesOn })
    if (acknowledged) done.push(acknowledged)
  }
  return done
}

type Purchase = { cart: string; typed: Typed; goesOn: () => boolean }

async function buyOnce(
  site: { url: string },
  { cart, typed, goesOn }: Purchase,
): Promise<Acknowledged | undefined> {
  const browser = openBrowser(site)
  const insist = <Answer>(ask: () => Promise<Answer>) => untilAnswered(ask, goesOn)
  putInCart(browser, cart)
  await insist(() => sendForm(browser, typed))
  const recap = await insist(() => browser.get(recapPath))
  const confirmation = recap && confirmationIn(recap)
  const ordered = confirmation?.key && (await insist(() => pressButton(browser, confirmation)))
  if (!ordered || ordered.status !== 303 || !ordered.location) return undefined
  const { key = '' } = confirmation
  if (!ordered.location.startsWith('/_paiement/')) return { key, path: ordered.location, isPaid: false }
  return payByCard(insist, browser, { key, page: ordered.location })
}

async function payByCard(
  insist: <Answer>(ask: () => Promise<Answer>) => Promise<Answer | undefined>,
  browser: ReturnType<typeof openBrowser>,
  { key, page }: { key: string; page: string },
): Promise<Acknowledged | undefined> {
  const paid = await insist(() => browser.post(page, { card: 'accepted' }))
  const back = paid?.location
  if (!back) return undefined
  const path = back.replace(/\/retour.*$/, '')
  await insist(() => browser.get(back))
  return { key, path, isPaid: paid.status === 303 }
}

/** The answer once there is one that is not « come back later »; undefined when it is over before. */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  goesOn: () => boolean,
): Promise<Answer | undefined> {
  for (;;) {
    try {
      const answer = await ask()
      if (!isRefusedForNow(answer)) return answer
    } catch {
      // Nobody there, or gone in the middle: asked again.
    }
    if (!goesOn()) return undefined
    await wait(15)
  }
}

function isRefusedForNow(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && Number(answer.status) >= 500
}
