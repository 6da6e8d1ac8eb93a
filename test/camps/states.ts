import { and, eq, isNull } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { openSiteContent } from '#app/content/site-content.ts'
import { expireOrders } from '#app/domain/orders/store.server.ts'
import { standingClock, systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { bookingInstalments, bookings, campWaits } from '#db/schema/index.ts'
import { openBrowser } from '../http/visitor-browser.ts'
import type { TestSite } from '../site-process.ts'
import { hiddenIn, lanzaroteForm, orderOf, reachRecap } from './booking-by-form.ts'
import { editText } from './edit-camp.ts'

type Shown = { readonly what: string; readonly path: string }
type Wish = { readonly places?: number; readonly pays?: boolean | 'refused' } & Record<string, unknown>

const days = 86_400_000

/** The sample camps, so that each state of a camp has one; what is booked is booked of Lanzarote. */
export async function makeCampStates({ databaseUrl, url }: TestSite): Promise<Shown[]> {
  await editText(databaseUrl, 'nosStages/lanzarote.md', [['capacity: 16', 'capacity: 40']])
  await editText(databaseUrl, 'nosStages/annecy.md', [[/^draft: true\n/m, '']])
  const shows = async () => (await (await fetch(`${url}/nos-stages/lanzarote`)).text()).includes('sur 40')
  while (!(await shows()));
  return [
    { what: 'open', path: '/nos-stages/lanzarote' },
    { what: 'few places', path: '/nos-stages/natation/porquerolles' },
    { what: 'full', path: '/nos-stages/font-romeu' },
    { what: 'not yet open', path: '/nos-stages/vercors' },
    { what: 'asked for by a message', path: '/nos-stages/annecy' },
    { what: 'past', path: '/nos-stages/quiberon' },
  ]
}

/** A booking in each state, by the forms of the site; days that have passed are written. */
export async function makeBookingStates(site: TestSite): Promise<Shown[]> {
  const { database, close } = connect(site.databaseUrl, { onError: () => undefined })
  const book = async (email: string, { places = 1, pays = false, ...change }: Wish) => {
    const browser = openBrowser(site)
    const own = { email, paymentMethod: 'card', ...change }
    const left = await browser.post(lanzaroteForm, orderOf(await reachRecap(browser, places, own)))
    const card = pays === 'refused' ? pays : 'accepted'
    const answered = pays ? await browser.post(left.location ?? '', { card }) : left
    const end = pays === 'refused' ? left : answered
    const [, secret] = /\/inscription\/([\w-]{32})/.exec((await browser.follow(end)).path) ?? []
    const isIt = secret ? eq(bookings.secret, secret) : eq(bookings.camp, 'lanzarote')
    const made = await database.select().from(bookings).where(isIt)
    const newest = made.toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime())[0]
    if (!newest) throw new Error('Nothing was booked.')
    return { browser, id: newest.id, path: `/inscription/${newest.secret}` }
  }
  try {
    const expired = await book('expire@exemple.fr', {})
    const later = standingClock(new Date(Date.now() + 20 * days).toISOString())
    const content = await openSiteContent({ showsSamples: true, now: () => systemClock.now() })
    await expireOrders({ database, content, clock: later, payment: undefined, siteUrl: site.url })
    const held = await book('carte@exemple.fr', {})
    const transfer = await book('virement@exemple.fr', { paymentMethod: 'transfer', places: 2 })
    const deposit = await book('acompte@exemple.fr', { pays: true, places: 2, 'option-velo-2': 'on' })
    const late = await book('retard@exemple.fr', { pays: true })
    const yesterday = new Date(Date.now() - 4 * days).toISOString().slice(0, 10)
    await database
      .update(bookingInstalments)
      .set({ dueOn: yesterday })
      .where(eq(bookingInstalments.bookingId, late.id))
    const asked = await book('solde@exemple.fr', { pays: true })
    const soon = new Date(Date.now() + 10 * days).toISOString().slice(0, 10)
    await database
      .update(bookingInstalments)
      .set({ dueOn: soon, askedAt: new Date() })
      .where(and(eq(bookingInstalments.bookingId, asked.id), isNull(bookingInstalments.paidAt)))
    const refused = await book('refus@exemple.fr', { pays: 'refused' })
    const gift = await book('offre@exemple.fr', {
      pays: true,
      plan: 'whole',
      takesPart: '',
      isGift: 'on',
      giftOn: soon,
      giftWords: 'Joyeux anniversaire',
      'firstName-1': 'Noé',
      'lastName-1': 'Roy',
      'email-1': 'noe@exemple.fr',
    })
    const paid = await book('tout@exemple.fr', { pays: true, plan: 'whole', places: 2 })
    const gone = await book('annule@exemple.fr', { pays: true, plan: 'whole' })
    const cancel = `${gone.path}/annuler`
    await gone.browser.post(cancel, hiddenIn(await gone.browser.get(cancel)))
    const given = await book('cede@exemple.fr', { pays: true, plan: 'whole' })
    await given.browser.post(`${given.path}/participants/1/ceder`, {
      firstName: 'Noé',
      lastName: 'Roy',
      email: 'noe@exemple.fr',
      bornOn: '14/03/1990',
      levelGroup: 'Souple',
      emergencyName: 'Zoé Roy',
      emergencyPhone: '06 98 76 54 32',
      isFit: 'on',
    })
    return [
      { what: 'expired', path: expired.path },
      { what: 'held, by card', path: held.path },
      { what: 'held, by transfer', path: transfer.path },
      { what: 'deposit paid', path: deposit.path },
      { what: 'balance late', path: late.path },
      { what: 'balance asked', path: asked.path },
      { what: 'refused by the bank', path: refused.path },
      { what: 'gift', path: gift.path },
      { what: 'paid', path: paid.path },
      { what: 'cancelled', path: gone.path },
      { what: 'given on', path: given.path },
    ]
  } finally {
    await close()
  }
}

/** Somebody who waits, in each state that a wait has. */
export async function makeWaitStates({ databaseUrl }: TestSite): Promise<Shown[]> {
  const { database, close } = connect(databaseUrl, { onError: () => undefined })
  const states = ['asked', 'waiting', 'offered', 'taken', 'lapsed', 'left', 'told', 'closed'] as const
  try {
    const rows = states.map((state, index) => ({
      secret: randomBytes(24).toString('base64url'),
      camp: 'font-romeu',
      path: '/nos-stages/font-romeu',
      title: 'Font-Romeu',
      startOn: new Date(Date.now() + 200 * days).toISOString().slice(0, 10),
      waitsFor: 'places' as const,
      places: 1,
      firstName: 'Ana',
      email: `${state}@exemple.fr`,
      state,
      rank: index + 1,
      joinedAt: new Date(),
      offeredUntil: state === 'offered' ? new Date(Date.now() + 2 * days) : null,
    }))
    await database.insert(campWaits).values(rows)
    return rows.map(({ state, secret }) => ({ what: `waits: ${state}`, path: `/liste-d-attente/${secret}` }))
  } finally {
    await close()
  }
}
