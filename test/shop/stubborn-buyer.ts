import { setTimeout as wait } from 'node:timers/promises'
import { openBuyer, type Ordered, type Typed } from '../orders/buyer.ts'

/** What somebody was told was done: their order, and whether they were told that its card was paid. */
export type Acknowledged = { key: string; path: string; isPaid: boolean }

/**
 * Buys again and again while the site comes and goes. A request that dies is sent again as it was, as a browser's reload
 * does; what does not get through is not acknowledged.
 */
export async function keepBuying(
  site: { url: string },
  { lines, typed, goesOn }: { lines: string[]; typed: (round: number) => Typed; goesOn: () => boolean },
): Promise<Acknowledged[]> {
  const done: Acknowledged[] = []
  for (let round = 0; goesOn(); round += 1) {
    const acknowledged = await buyOnce(site, { lines, typed: typed(round), goesOn })
    if (acknowledged) done.push(acknowledged)
  }
  return done
}

type Purchase = { lines: string[]; typed: Typed; goesOn: () => boolean }

async function buyOnce(
  site: { url: string },
  { lines, typed, goesOn }: Purchase,
): Promise<Acknowledged | undefined> {
  const buyer = openBuyer(site)
  const insist = <Answer>(ask: () => Promise<Answer>) => untilAnswered(ask, goesOn)
  buyer.fillCart(...lines)
  await insist(() => buyer.fillForm(typed))
  const recap = await insist(() => buyer.readRecap())
  const ordered = recap && (await insist(() => buyer.press(recap)))
  if (!ordered || ordered.status !== 303 || !ordered.path) return undefined
  const key = recap.key ?? ''
  if (!ordered.path.startsWith('/_paiement/')) return { key, path: ordered.path, isPaid: false }
  return payByCard(insist, buyer, { key, ordered })
}

async function payByCard(
  insist: <Answer>(ask: () => Promise<Answer>) => Promise<Answer | undefined>,
  buyer: ReturnType<typeof openBuyer>,
  { key, ordered }: { key: string; ordered: Ordered },
): Promise<Acknowledged | undefined> {
  const page = ordered.path ?? ''
  const paid = await insist(() => buyer.post(page, { carte: 'acceptee' }))
  const back = paid?.location
  if (!back) return undefined
  const path = back.replace(/\/retour.*$/, '')
  await insist(() => buyer.get(back))
  return { key, path, isPaid: paid.status === 303 }
}

/** The answer once there is one that is not « come back later »; undefined when it is over before. */
async function untilAnswered<Answer>(
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
