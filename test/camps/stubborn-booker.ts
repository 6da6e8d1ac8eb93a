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

type Waiting = { url: string; rows<Row>(query: string, values?: unknown[]): Promise<Row[]> }

/** Waits for places while there are none, takes what is offered, pays and gives it up, again and again. */
export async function keepTaking(site: Waiting, wish: Stubborn): Promise<Told[]> {
  const told: Told[] = []
  for (let round = 0; wish.goesOn(); round += 1) {
    const secret = await offerTo(site, { ...wish, round })
    const address = `${lanzaroteForm}?personnes=${wish.places}&attente=${secret}`
    const one = secret && (await bookOnce(site, { ...wish, round, address }))
    if (one) told.push(one)
    else await wait(20)
  }
  return told
}

/** The secret of who is offered places, once they are; undefined when they were free, or it is over before. */
async function offerTo(site: Waiting, { places, typed, goesOn, round }: Round): Promise<string | undefined> {
  const browser = openBrowser(site)
  const insist = <Answer extends Page>(ask: () => Promise<Answer>) => untilAnswered(ask, goesOn)
  const { email = '' } = typed(round)
  const list = lanzaroteForm.replace('inscription', 'liste-d-attente')
  const joined = await insist(() => browser.post(list, { firstName: 'Ana', email, places: String(places) }))
  if (joined?.status !== 303) return undefined
  const [asked] = await site.rows<{ secret: string }>(`SELECT secret FROM club.camp_waits WHERE email = $1`, [
    email,
  ])
  const secret = asked?.secret ?? ''
  await insist(() => browser.post(`/liste-d-attente/${secret}`, { act: 'confirmer' }))
  while (goesOn()) {
    const [now] = await site.rows<{ state: string }>(`SELECT state FROM club.camp_waits WHERE secret = $1`, [
      secret,
    ])
    if (now?.state === 'offered') return secret
    await wait(20)
  }
  return undefined
}

type Round = Stubborn & { round: number; address?: string }

async function bookOnce(
  site: { url: string },
  { places, typed, goesOn, round, address = lanzaroteForm }: Round,
): Promise<Told | undefined> {
  const browser = openBrowser(site)
  const insist = <Answer extends Page>(ask: () => Promise<Answer>) => untilAnswered(ask, goesOn)
  const recap = await insist(() => reachRecap(browser, places, typed(round), address))
  if (!recap || recap.status !== 200 || hiddenIn(recap).recap === undefined) return undefined
  const made = await insist(() => browser.post(address, orderOf(recap)))
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
