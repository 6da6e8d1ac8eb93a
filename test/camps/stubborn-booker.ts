import { setTimeout as wait } from 'node:timers/promises'
import { openBrowser, type Page } from '../http/visitor-browser.ts'
import { untilAnswered } from '../shop/stubborn-buyer.ts'
import { hiddenIn, lanzaroteForm, orderOf, reachRecap } from './booking-by-form.ts'

/** What somebody was told was done: their booking, and whether they were told that it is paid, given up. */
export type Told = { path: string; places: number; isPaid: boolean; isCancelled: boolean }

export type Stubborn = {
  places: number
  typed: (round: number) => Record<string, string>
  goesOn: () => boolean
}

/**
 * Books places of the sample camp, pays and gives up again and again while the site comes and goes. A request that dies is
 * sent again as it was, as a browser's reload does; what does not get through is not told.
 */
export async function keepBooking(site: { url: string }, wish: Stubborn): Promise<Told[]> {
  const told: Told[] = []
  for (let round = 0; wish.goesOn(); round += 1) {
    const one = await bookOnce(site, { ...wish, round })
    if (one) told.push(one)
    // No place is left: somebody gives theirs back.
    else await wait(20)
  }
  return told
}

type Round = Stubborn & { round: number }

async function bookOnce(
  site: { url: string },
  { places, typed, goesOn, round }: Round,
): Promise<Told | undefined> {
  const browser = openBrowser(site)
  const insist = <Answer extends Page>(ask: () => Promise<Answer>) => untilAnswered(ask, goesOn)
  const recap = await insist(() => reachRecap(browser, places, typed(round)))
  if (!recap || recap.status !== 200 || hiddenIn(recap).recap === undefined) return undefined
  const made = await insist(() => browser.post(lanzaroteForm, orderOf(recap)))
  if (made?.status !== 303 || made.location === undefined) return undefined
  const isByCard = made.location.startsWith('/_paiement/')
  const left = isByCard ? await insist(() => browser.post(made.location ?? '', { card: 'accepted' })) : made
  const page = left && (await insist(() => browser.follow(left)))
  if (!page) return undefined
  const path = page.path.replace(/\?.*$/, '')
  const told = { path, places, isPaid: isByCard && left.status === 303, isCancelled: false }
  const cost = await insist(() => browser.get(`${path}/annuler`))
  if (cost?.status !== 200) return told
  const givenUp = await insist(() => browser.post(`${path}/annuler`, hiddenIn(cost)))
  return { ...told, isCancelled: givenUp?.status === 303 }
}
