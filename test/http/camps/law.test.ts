import { eq } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { signatureOf } from '#app/outside/payment/fake-webhooks.server.ts'
import { orders } from '#db/schema/index.ts'
import { hiddenIn, lanzaroteForm, orderOf, reachRecap } from '../../camps/booking-by-form.ts'
import { typedBooking } from '../../camps/booking.ts'
import { editText } from '../../camps/edit-camp.ts'
import { newestMail } from '../../mail/mailbox.ts'
import { readPdfText } from '../../pdf/text.ts'
import { wordsOf } from '../page-words.ts'
import { useClub } from '../use-club.ts'
import { openBrowser, type Page } from '../visitor-browser.ts'

const APP_SECRET = 'a secret of the tests, long enough'
const { site, database, person, get } = useClub({ SAMPLE_CONTENT: 'on', TRUST_PROXY: 'on', APP_SECRET })
const camp = '/nos-stages/lanzarote'
const legalButton = 'Commander avec obligation de paiement'

beforeAll(async () => {
  await editText(site().databaseUrl, 'nosStages/lanzarote.md', [['capacity: 16', 'capacity: 60']])
  const shows = async () => expect(await (await get(camp)).text()).toContain('sur 60')
  await vi.waitFor(shows, { timeout: 60_000, interval: 200 })
}, 90_000)

const buttonsOf = ({ text }: Page) =>
  [...text.matchAll(/<button\b[^>]*type="submit"[^>]*>([\s\S]*?)<\/button>/g)].map(([, words = '']) =>
    wordsOf({ text: words }).trim(),
  )
const mainOf = ({ text }: Page) => ({ text: /<main[^>]*>([\s\S]*?)<\/main>/.exec(text)?.[1] ?? '' })

async function paid(places: number, change: Record<string, string>) {
  const browser = openBrowser(site())
  const recap = await reachRecap(browser, places, { paymentMethod: 'card', ...change })
  const left = await browser.post(lanzaroteForm, orderOf(recap))
  const page = await browser.follow(await browser.post(left.location ?? '', { card: 'accepted' }))
  return { browser, page, address: page.path.replace(/\?.*$/, '') }
}

async function documentsOf({ text }: Page) {
  const addresses = [...text.matchAll(/href="(\/commande\/[^"]+\.pdf)"/g)].map(([, to = '']) => to)
  return Promise.all(
    addresses.map(async (to) => {
      const bytes = new Uint8Array(await (await get(to)).arrayBuffer())
      const words = (await readPdfText(bytes)).pages.join('\n').replaceAll(/\s+/g, ' ')
      return { to, bytes, words, rank: Number(/(\d+)\.pdf$/.exec(to)?.[1]) }
    }),
  )
}

test('B5, B6: the one button that orders says that it obliges to pay, also for a transfer; without the recap nothing is ordered', async () => {
  for (const paymentMethod of ['card', 'transfer']) {
    const recap = await reachRecap(openBrowser(site()), 1, { paymentMethod })
    const buttons = buttonsOf(mainOf(recap) as Page)
    expect(buttons).toEqual(['Modifier', legalButton])
    expect(recap.text.indexOf('Total')).toBeLessThan(recap.text.indexOf(legalButton))
  }
  const browser = openBrowser(site())
  const { key = '' } = hiddenIn(await browser.get(lanzaroteForm))
  const unread = { ...typedBooking(1, { email: 'presse@exemple.fr' }), personnes: '1', key }
  const pressed = await browser.post(lanzaroteForm, { ...unread, intent: 'order', termsAccepted: 'on' })
  expect([pressed.status, wordsOf(pressed)]).toEqual([409, expect.stringContaining(legalButton)])
  expect(await database().$count(orders, eq(orders.email, 'presse@exemple.fr'))).toBe(0)
})

test('B6: an option that costs more is ordered by the same words, nothing at a sum that was not read', async () => {
  const { browser, address } = await paid(1, { plan: 'whole' })
  const options = `${address}/participants/1/options`
  const asked = await browser.post(options, { 'option-transfert': 'on' })
  expect(wordsOf(asked)).toMatch(/30\s€ de plus/)
  expect(buttonsOf(mainOf(asked) as Page)).toEqual([legalButton])
  const other = await browser.post(options, { ...hiddenIn(asked), changeCents: '100' })
  expect(other.status).toBe(409)
  expect((await browser.post(options, hiddenIn(asked))).status).toBe(303)
})

test('B7: the mail of confirmation is the whole contract: what was booked, the scale in euros, the terms word for word', async () => {
  const email = 'contrat@exemple.fr'
  await paid(2, { email, 'option-velo-2': 'on' })
  const mail = (await newestMail(site().databaseUrl, email, 'booking-received')).text.replaceAll(/\s+/g, ' ')
  const terms = wordsOf({ text: await (await get('/cgv')).text() })
  const sentence = 'Celui que vous avez accepté vaut jusqu’au stage.'
  expect(terms).toContain(sentence)
  for (const said of ['Sacha Martin', 'Location de vélo carbone', '414 €', 'médiateur', sentence])
    expect(mail).toContain(said)
})

test('B8, B10: nothing that costs is ticked before; form, recap and payment page ask the same sum by card and by transfer', async () => {
  const asked = await openBrowser(site()).get(lanzaroteForm)
  const boxes = [...mainOf(asked).text.matchAll(/<input[^>]+type="(?:checkbox|radio)"[^>]*>/g)].map(
    ([box]) => box,
  )
  const costly = boxes.filter((box) => !box.includes('name="takesPart"'))
  expect(costly.length).toBeGreaterThan(5)
  for (const box of costly) expect(box).not.toMatch(/\bchecked\b/)
  const totals = await Promise.all(
    ['card', 'transfer'].map(async (paymentMethod) => {
      const own = { paymentMethod, plan: 'whole', 'option-transfert-1': 'on' }
      return /Total\s+([\d\s]+€)/.exec(wordsOf(await reachRecap(openBrowser(site()), 1, own)))?.[1]
    }),
  )
  expect(totals).toEqual(['720 €', '720 €'])
  const browser = openBrowser(site())
  const recap = await reachRecap(browser, 1, { paymentMethod: 'card', 'option-transfert-1': 'on' })
  expect(wordsOf(recap)).toMatch(/À l’inscription\s+207\s€/)
  const payment = await browser.get((await browser.post(lanzaroteForm, orderOf(recap))).location ?? '')
  expect(payment.text).toContain('lang="fr"')
  expect(wordsOf(payment)).toMatch(/207(?:,00)?\s€/)
  expect(wordsOf(payment)).not.toMatch(/720/)
})

test('B9: a place is paid by what the payment service signed alone, and once however often it says so', async () => {
  const email = 'signe@exemple.fr'
  const browser = openBrowser(site())
  const recap = await reachRecap(browser, 1, { email, paymentMethod: 'card' })
  await browser.post(lanzaroteForm, orderOf(recap))
  const [order] = await database().select().from(orders).where(eq(orders.email, email))
  const own = (await newestMail(site().databaseUrl, email, 'booking-received')).text
  const [address = ''] = /\/inscription\/[\w-]{32}/.exec(own) ?? []
  const object = {
    id: 'cs_loi',
    metadata: { order: order?.id },
    payment_status: 'paid',
    payment_intent: 'pi_loi',
    amount_total: 20_700,
    currency: 'eur',
  }
  const created = Math.floor(Date.now() / 1000)
  const body = JSON.stringify({
    id: 'evt_loi',
    type: 'checkout.session.completed',
    created,
    data: { object },
  })
  const secret = createHmac('sha256', APP_SECRET).update('fake payment events').digest('hex')
  const send = (signature: string) =>
    fetch(`${site().url}/paiement/annonces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    })
  expect((await send('t=1,v1=00')).status).toBe(400)
  await browser.get(`/commande/${order?.secret}/retour`)
  expect(wordsOf(await browser.get(address))).toContain('Il ne manque que le paiement.')
  for (let time = 0; time < 2; time += 1)
    expect((await send(signatureOf(body, secret, new Date()))).status).toBe(200)
  const page = await browser.get(address)
  expect(wordsOf(page)).toContain('Votre place est prise.')
  expect(page.text.match(/href="[^"]+\.pdf"/g)).toHaveLength(1)
})

test('B19: deposit, whole price and credit note follow each other in one sequence; what was issued stays as it is', async () => {
  const deposit = await paid(1, { email: 'suite-1@exemple.fr' })
  const [first] = await documentsOf(deposit.page)
  const whole = await paid(1, { email: 'suite-2@exemple.fr', plan: 'whole' })
  const [second] = await documentsOf(whole.page)
  expect(second?.rank).toBe((first?.rank ?? 0) + 1)
  expect(first?.words).toMatch(/Acompte, stage Lanzarote.*207,00 €/)
  expect(second?.words).toMatch(/Stage Lanzarote.*690,00 €/)
  const cost = hiddenIn(await whole.browser.get(`${whole.address}/annuler`))
  expect(cost.refundCents).toBe('48300')
  await whole.browser.post(`${whole.address}/annuler`, cost)
  const all = await documentsOf(await whole.browser.get(whole.address))
  expect(all.map(({ rank }) => rank)).toEqual([second?.rank, (second?.rank ?? 0) + 1])
  expect(all.at(-1)?.words).toMatch(/Avoir.*483,00 €/)
  expect(Buffer.from(all[0]?.bytes ?? []).equals(Buffer.from(second?.bytes ?? []))).toBe(true)
})

test('C8: that there is no right to withdraw, why, and what a cancellation keeps stand before the order, and in the mail', async () => {
  const none = 'Vous ne disposez pas d’un droit de rétractation'
  const article = 'article L221-28, 12° du Code de la consommation'
  const email = 'loisirs@exemple.fr'
  const shown = openBrowser(site())
  const recap = await reachRecap(shown, 1, { email, plan: 'whole' })
  await shown.post(lanzaroteForm, orderOf(recap))
  const mail = (await newestMail(site().databaseUrl, email, 'booking-received')).text.replaceAll(/\s+/g, ' ')
  const page = wordsOf(await shown.get(camp))
  for (const words of [page, wordsOf(recap), mail]) {
    expect(words).toContain(none)
    expect(words).toContain(article)
    // Who pays all at once reads the scale of who pays in two: its first step keeps the deposit.
    expect(words).toMatch(/l’acompte est gardé, 207\s€/)
    expect(words).toMatch(/50\s% du prix sont gardés, 345\s€/)
    expect(words).toMatch(/le prix entier est dû, 690\s€/)
  }
})

test('E9: the seventh minor of a camp with nights is refused until its stay is declared; the office is warned before', async () => {
  const child = (rank: number) => ({
    [`bornOn-${rank}`]: '05/05/2014',
    [`isFit-${rank}`]: '',
    [`guardianName-${rank}`]: 'Zoé Roy',
    [`guardianEmail-${rank}`]: 'zoe@exemple.fr',
    [`guardianAttests-${rank}`]: 'on',
  })
  const children = (count: number) =>
    Object.assign(
      { takesPart: '', 'firstName-1': 'Lou', 'lastName-1': 'Roy' },
      ...Array.from({ length: count }, (_, i) => child(i + 1)),
    )
  const alone = openBrowser(site())
  const unread = await reachRecap(alone, 1, { ...children(1), 'guardianAttests-1': '' })
  expect([unread.status, wordsOf(unread)]).toEqual([422, expect.stringContaining('représentant légal')])
  const six = openBrowser(site())
  const own = { email: 'six@exemple.fr', paymentMethod: 'card' }
  const made = await six.post(lanzaroteForm, orderOf(await reachRecap(six, 6, { ...own, ...children(6) })))
  expect(made.status).toBe(303)
  const coach = await person({ standing: 'admin' })
  const room = wordsOf({ text: await (await get('/admin/stages/lanzarote', coach.headers)).text() })
  expect(room).toContain('Mineurs inscrits : 6 sur 6 au plus')
  const seventh = { ...children(1), email: 'sept@exemple.fr', paymentMethod: 'card' }
  const refused = await alone.post(lanzaroteForm, orderOf(await reachRecap(alone, 1, seventh)))
  expect([refused.status, wordsOf(refused)]).toEqual([409, expect.stringContaining('moins de 18 ans')])
  await editText(site().databaseUrl, 'nosStages/lanzarote.md', [
    ['capacity: 16', "minorsDeclaration: '0691234SV000126'\ncapacity: 60"],
  ])
  const declared = openBrowser(site())
  const again = async () =>
    (await declared.post(lanzaroteForm, orderOf(await reachRecap(declared, 1, seventh)))).status
  await expect.poll(again, { timeout: 30_000, interval: 1000 }).toBe(303)
})
