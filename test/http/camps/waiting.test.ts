import { eq } from 'drizzle-orm'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { bookings, campWaits } from '#db/schema/index.ts'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { typedBooking } from '../../camps/booking.ts'
import { decoded, wordsOf } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser, type Page } from '../visitor-browser.ts'

const { site } = useSite()
const camp = '/nos-stages/natation/porquerolles'
const room = '/admin/stages/natation~porquerolles'
const held: { connection?: Connection } = {}
beforeAll(() => {
  held.connection = connect(site().databaseUrl, { onError: () => undefined })
})
afterAll(() => held.connection?.close())
const database = () => {
  if (!held.connection) throw new Error('not open')
  return held.connection.database
}

function hiddenIn({ text }: Page): Record<string, string> {
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, decoded(value)]))
}

async function book(browser: ReturnType<typeof openBrowser>, address: string) {
  const form = hiddenIn(await browser.get(address))
  const typed = { ...typedBooking(1), personnes: '1', key: form.key ?? '', intent: 'recap' }
  const recap = await browser.post(address, typed)
  return browser.post(address, { ...hiddenIn(recap), intent: 'order', termsAccepted: 'on' })
}

async function coach() {
  const email = `${crypto.randomUUID()}@club.example`
  await makeAccount(site().databaseUrl, { standing: 'admin', email })
  const browser = openBrowser(site())
  for (const { name, value } of await sessionCookies(site().url, email)) browser.setCookie(name, value)
  return browser
}

test('a full camp: joined without a script, confirmed by a press, offered when a place is given back, taken and booked; the office sees and ends it all', async () => {
  const browser = openBrowser(site())
  const first = await book(browser, `${camp}/inscription`)
  const secret = first.location?.split('/')[2] ?? ''
  expect(secret).toHaveLength(32)
  const list = `${camp}/liste-d-attente`
  await expect.poll(async () => (await browser.get(camp)).text).toContain(`href="${list}"`)
  const refused = await browser.post(list, { firstName: '', email: 'x', places: '0' })
  expect(refused.status).toBe(422)
  expect(wordsOf(refused)).toContain('Indiquez votre prénom')
  const joined = await browser.post(list, { firstName: 'Ana', email: 'ana@exemple.fr', places: '1' })
  expect(wordsOf(await browser.follow(joined))).toContain('Un e-mail vient de partir')
  const [asked] = await database().select().from(campWaits).where(eq(campWaits.email, 'ana@exemple.fr'))
  const page = `/liste-d-attente/${asked?.secret}`
  const confirmed = await browser.follow(await browser.post(page, { act: 'confirmer' }))
  expect(wordsOf(confirmed)).toContain('Vous êtes en 1re position')
  expect(wordsOf(refused)).not.toContain('Vous seriez')
  expect(wordsOf(await browser.get(list))).toContain('Vous seriez en 2e position.')
  expect((await browser.post(`/inscription/${secret}/annuler`, { refundCents: '0' })).status).toBe(303)
  const offered = wordsOf(await browser.get(page))
  expect(offered).toMatch(/Par personne\s*320\s€/)
  expect(offered).toMatch(/Places demandées\s*1/)
  expect(offered).toContain('Une place est pour vous')
  expect((await openBrowser(site()).get(`${camp}/inscription`)).text).not.toContain('name="personnes"')
  const prefilled = await browser.get(`${camp}/inscription?personnes=1&attente=${asked?.secret}`)
  for (const value of ['Ana', 'ana@exemple.fr']) expect(prefilled.text).toContain(`value="${value}"`)
  const taken = await book(browser, `${camp}/inscription?personnes=1&attente=${asked?.secret}`)
  expect(taken.location).toMatch(/^\/inscription\/[\w-]{32}$/)
  expect(wordsOf(await browser.get(page))).toContain('Vous avez pris la place')

  const office = await coach()
  expect(wordsOf(await office.get('/admin/stages'))).toContain('Porquerolles')
  expect(wordsOf(await office.get(room))).toContain('Camille Martin')
  const csv = await office.get(`${room}/participants.csv?etat=viennent`)
  expect(csv.text.trim().split('\n')).toHaveLength(2)
  const [booking] = await database()
    .select()
    .from(bookings)
    .where(eq(bookings.secret, taken.location?.split('/')[2] ?? ''))
  const acts = `${room}/inscriptions/${booking?.id}`
  const paying = await office.get(`${acts}/payer`)
  const paid = await office.post(`${acts}/payer`, { ...hiddenIn(paying), on: '', reference: 'V 12' })
  expect(paid.location).toContain('fait=inscription-payer')
  expect((await office.post(`${acts}/payer`, hiddenIn(paying))).status).toBe(409)
  const change = `${taken.location}/participants/1`
  for (const act of ['options', 'ceder', 'rendre'])
    expect((await browser.get(`${change}/${act}`)).status).toBe(200)
  expect(wordsOf(await browser.post(`${change}/ceder`, { firstName: 'Noé' }))).toContain('Indiquez son nom')
  expect(wordsOf(await office.get(`${acts}/annuler`))).toContain('Selon le barème')
  expect(wordsOf(await office.get(`${acts}/deplacer`))).toContain('Lanzarote')
  expect((await office.get(`${room}/inscrire`)).status).toBe(200)
  expect((await office.post(`${room}/inscrire`, { firstName: 'A' })).status).toBe(422)
  const cost = { intent: 'cout', key: crypto.randomUUID(), label: 'Bateau', sum: '450,00' }
  expect((await office.post(room, cost)).location).toContain('fait=stage-cout')
  expect(wordsOf(await office.get(room))).toContain('Bateau')
  const off = await office.post(room, { intent: 'cout-retire', key: cost.key })
  expect(off.location).toContain('fait=stage-cout-retire')
  expect(wordsOf(await office.get(room))).not.toContain('Bateau')
  expect(wordsOf(await office.get(`${room}/annuler`))).toContain('1 participant')
  expect((await office.post(`${room}/annuler`, { mot: 'Tempête' })).location).toContain('fait=stage-annuler')
  await expect.poll(async () => wordsOf(await browser.get(camp))).toContain('Ce stage n’aura pas lieu')
  expect(wordsOf(await browser.get(taken.location ?? ''))).toContain('Inscription annulée')
  expect((await openBrowser(site()).get(room)).status).not.toBe(200)
})
