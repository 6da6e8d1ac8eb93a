import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { orderOf, reachRecap } from '../../camps/booking-by-form.ts'
import { wordsOf } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite({ TRUST_PROXY: 'on' })

async function signedIn(
  email = `stagiaire-${randomUUID()}@club.example`,
  standing: 'member' | 'admin' = 'member',
) {
  await makeAccount(site().databaseUrl, { standing, email })
  const browser = openBrowser(site())
  for (const { name, value } of await sessionCookies(site().url, email)) browser.setCookie(name, value)
  return { browser, email }
}

type Browser = Awaited<ReturnType<typeof signedIn>>['browser']

const list = '/espace-athlete/competition/calendrier?vue=liste&mois='

async function shownTo(browser: Browser, startOn: string) {
  const season =
    Number(startOn.slice(5, 7)) >= 9 ? Number(startOn.slice(0, 4)) : Number(startOn.slice(0, 4)) - 1
  const [account, calendar, own] = await Promise.all([
    browser.get('/compte/stages'),
    browser.get(list + startOn.slice(0, 7)),
    browser.get(`/espace-athlete/competition/saison/${season}-${season + 1}`),
  ])
  return { account, calendar, season: own }
}

test('a booking that is paid is in the account, the calendar and the season of who booked and of who is named', async () => {
  const [one, two, none] = await Promise.all([signedIn(), signedIn(), signedIn()])
  const camp = await one.browser.get('/nos-stages/lanzarote')
  const startOn = /"startDate":"(\d{4}-\d\d-\d\d)/.exec(camp.text)?.[1] ?? ''
  const before = await shownTo(one.browser, startOn)
  expect(wordsOf(before.account)).toContain('Aucun stage pour le moment.')
  expect(wordsOf(before.calendar)).toContain('Lanzarote')
  expect(wordsOf(before.calendar)).not.toContain('place réservée')

  const recap = await reachRecap(one.browser, 2, {
    email: one.email,
    'email-1': one.email,
    'email-2': two.email,
    paymentMethod: 'card',
  })
  const left = await one.browser.post('/nos-stages/lanzarote/inscription', orderOf(recap))
  const held = await shownTo(one.browser, startOn)
  expect(wordsOf(held.account)).toMatch(/Lanzarote En attente de paiement .*€ à payer pour garder la place/)
  expect(wordsOf(held.calendar)).not.toContain('place réservée')

  await one.browser.follow(await one.browser.post(left.location ?? '', { act: 'pay' }))
  const after = await shownTo(one.browser, startOn)
  expect(wordsOf(after.account)).toMatch(/Lanzarote J’y vais .*€ payés, .*€ à payer au plus tard le/)
  const story = /href="([^"]*strava-story-sharing\?titre=[^"]*)"/
  expect(story.exec(after.account.text)?.[1]).toContain(`du=${startOn}`)
  expect(story.exec(after.season.text)?.[1]).toBe(story.exec(after.account.text)?.[1])
  const [, own = ''] = /href="(\/inscription\/[\w-]{32})"/.exec(after.account.text) ?? []
  expect(wordsOf(await one.browser.get(own))).toContain('Vos places sont prises.')
  expect(after.account.headers.get('cache-control')).toContain('no-store')
  for (const page of [after.calendar, after.season]) expect(wordsOf(page)).toMatch(/Lanzarote.*J’y vais/)

  const named = await shownTo(two.browser, startOn)
  expect(wordsOf(named.account)).toContain('Une autre personne a pris cette place pour vous.')
  for (const { text } of Object.values(named)) expect(text).not.toContain('/inscription/')
  expect(wordsOf(named.calendar)).toContain('J’y vais, place réservée')

  // B21: the accountant reads a camp among the services.
  const { browser: coach } = await signedIn(undefined, 'admin')
  const sales = await coach.get('/admin/commandes/ventes.csv')
  expect(sales.text).toMatch(/;Facture;;[^;]+;Services;/)
  expect(sales.text).not.toContain(';Biens;')
  expect(wordsOf(await coach.get('/admin/commandes/ventes'))).toContain('Services')

  const other = await shownTo(none.browser, startOn)
  expect(wordsOf(other.account)).toContain('Aucun stage pour le moment.')
  expect(wordsOf(other.calendar)).not.toContain('place réservée')
})

test('B12: a lower price is no price struck out: what is paid stands alone, with why', async () => {
  const { browser, email } = await signedIn()
  const recap = await reachRecap(browser, 1, { email, 'option-velo-1': 'on' })
  expect(wordsOf(recap)).toMatch(/prix adhérent/)
  expect(wordsOf(recap)).toMatch(/Total\s+850\s€/)
  const early = await browser.get('/nos-stages/vercors')
  expect(wordsOf(early)).toMatch(/390\s€/)
  for (const page of [recap, early, await browser.get('/nos-stages')]) {
    expect(page.text).not.toMatch(/<(s|del|strike)\b/)
    expect(wordsOf(page)).not.toMatch(/au lieu de|économisez|remise|[-−]\s?\d+\s?%/i)
  }
  // Each lower price is said with who has it, on the page and on the form.
  const lower = /640\s€ pour les adhérents, encore \d places à ce prix/
  for (const page of ['/nos-stages/lanzarote', '/nos-stages/lanzarote/inscription'])
    expect(wordsOf(await browser.get(page))).toMatch(lower)
  // The full price of who has another: nowhere beside theirs.
  expect(wordsOf(recap)).not.toMatch(/690\s€/)
})

test('who gave their own place on keeps the money of the booking, and no way to the page of who comes', async () => {
  const { browser, email } = await signedIn()
  const recap = await reachRecap(browser, 1, { email, paymentMethod: 'card', plan: 'whole' })
  const left = await browser.post('/nos-stages/lanzarote/inscription', orderOf(recap))
  const paid = await browser.follow(await browser.post(left.location ?? '', { card: 'accepted' }))
  expect(paid.text).toContain('href="/entre-participants/')
  const address = paid.path.replace(/\?.*$/, '')
  const who = {
    firstName: 'Noé',
    lastName: 'Roy',
    email: 'noe@exemple.fr',
    bornOn: '14/03/1990',
    levelGroup: 'Souple',
    emergencyName: 'Zoé Roy',
    emergencyPhone: '06 98 76 54 32',
    isFit: 'on',
  }
  expect((await browser.post(`${address}/participants/1/ceder`, who)).status).toBe(303)
  const after = await browser.get(address)
  expect(after.text).not.toContain('/entre-participants/')
  expect(after.text).toMatch(/\/documents\/[^"]+\.pdf/)
  const [, before = ''] = /href="(\/entre-participants\/[\w-]{32})"/.exec(paid.text) ?? []
  expect((await browser.get(before)).status).toBe(404)
})

test('nobody signed in reads no list', async () => {
  expect((await openBrowser(site()).get('/compte/stages')).location).toBe('/login')
})
