import { expect, test } from 'vitest'
import {
  hiddenIn,
  lanzaroteForm as address,
  orderOf as order,
  reachRecap,
} from '../../camps/booking-by-form.ts'
import { typedBooking } from '../../camps/booking.ts'
import { newestMail } from '../../mail/mailbox.ts'
import { wordsOf } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite()

test('two people are booked without a script: form, recap, legal button, payment by card, page and invoice', async () => {
  const browser = openBrowser(site())
  const camp = await browser.get('/nos-stages/lanzarote')
  expect(camp.text).toContain(`href="${address}"`)
  const more = await browser.post(address, { ...typedBooking(1), personnes: '1', intent: 'more' })
  expect(wordsOf(more)).toContain('Participant 2')
  const recap = await reachRecap(browser, 2, {
    paymentMethod: 'card',
    'option-velo-1': 'on',
    'diet-2': 'sans gluten',
  })
  const words = wordsOf(recap)
  expect(words).toMatch(/En cas d’urgence\s: Alex Martin, 06\s98\s76\s54\s32 Régime\s: sans gluten/)
  expect(words).toContain('Commander avec obligation de paiement')
  expect(words).toContain('Vous ne disposez pas d’un droit de rétractation')
  expect(words).toMatch(/l’acompte est gardé, 414\s€/)
  expect(words).toMatch(/1\s590\s€/)
  const left = await browser.post(address, order(recap))
  expect(left.location).toMatch(/^\/_paiement\//)
  const again = await browser.post(address, order(recap))
  expect(again.location).toBe(left.location)
  const [, own = ''] =
    /href="(\/commande\/[\w-]{32})"/.exec((await browser.get(left.location ?? '')).text) ?? []
  // Half an hour: to the minute, not until the evening.
  const held = wordsOf(await browser.follow(await browser.get(own)))
  expect(held).toMatch(/gardées jusqu’au \d+(?:er)? \S+ \d{4}, \d+\sh(?:\s\d\d)?/)
  const paid = await browser.post(left.location ?? '', { act: 'pay' })
  const page = await browser.follow(paid)
  expect(wordsOf(page)).toContain('Vos places sont prises.')
  const invoice = /href="(\/commande\/[^"]+\.pdf)"/.exec(page.text)?.[1] ?? ''
  const file = await fetch(site().url + invoice)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  // B7, C8: the contract goes to the buyer on a medium that lasts, with its terms and why there is no way back.
  const mail = await newestMail(site().databaseUrl, typedBooking(1).email ?? '', 'booking-received')
  for (const said of [
    'Lanzarote',
    'Vous ne disposez pas d’un droit de rétractation',
    'L221-28',
    'Conditions générales',
  ])
    expect(mail.text).toContain(said)
})

test('B11: places follow within a second on the pages that are kept in memory, and what is full cannot be ordered', async () => {
  const browser = openBrowser(site())
  const before = wordsOf(await browser.get('/nos-stages/natation/porquerolles'))
  expect(before).toContain('Dernière place')
  const swim = '/nos-stages/natation/porquerolles/inscription'
  const form = hiddenIn(await browser.get(swim))
  const typed = { ...typedBooking(1), personnes: '1', key: form.key ?? '' }
  const recap = await browser.post(swim, { ...typed, intent: 'recap' })
  const booked = await browser.post(swim, order(recap))
  expect(booked.location).toMatch(/^\/inscription\/[\w-]{32}$/)
  const page = wordsOf(await browser.follow(booked))
  expect(page).toContain('Il ne manque que le paiement.')
  expect(page).toContain('IBAN')
  await expect
    .poll(async () => wordsOf(await browser.get('/nos-stages/natation/porquerolles')))
    .toContain('Complet')
  const late = await browser.post(swim, { ...order(recap), key: crypto.randomUUID() })
  expect(late.status).toBe(409)
  expect(wordsOf(late)).toContain('Rien n’est réservé et rien n’est débité')
})

test('E7, E8: no certificate is asked for, a licence may be left out; the declaration says so', async () => {
  const form = await openBrowser(site()).get(address)
  const words = wordsOf(form)
  expect(words).toContain('Numéro de licence (facultatif)')
  expect(words).toMatch(/Aucun certificat ni questionnaire n’est demandé/)
  expect(words.match(/certificat/gi)).toHaveLength(1)
  expect(form.text).not.toContain('type="file"')
  const camp = wordsOf(await openBrowser(site()).get('/nos-stages/lanzarote'))
  expect(camp).toContain('Aucun certificat ni questionnaire médical n’est demandé ni conservé.')
  const recap = await reachRecap(openBrowser(site()), 1, { 'licence-1': '' })
  expect(recap.status).toBe(200)
})

test('more people than places: it is said how many are left, and nobody who was typed is left out', async () => {
  const refused = await reachRecap(openBrowser(site()), 5, { 'firstName-5': 'Ysé' })
  expect(refused.status).toBe(409)
  const words = wordsOf(refused)
  expect(words).toMatch(/Il ne reste que \d places? pour ce stage/)
  expect(words).toContain('Participant 5')
  expect(refused.text).toContain('value="Ysé"')
  const waiting = { firstName: 'Ana', email: 'ana@exemple.fr', places: '1' }
  const told = await openBrowser(site()).post('/nos-stages/lanzarote/liste-d-attente', waiting)
  expect([told.status, wordsOf(told)]).toEqual([409, expect.stringContaining('Il reste assez de places')])
  expect(told.text).toContain(`href="${address}?personnes=1"`)
  const fewer = await openBrowser(site()).post(address, { ...hiddenIn(refused), intent: 'fewer' })
  expect(wordsOf(fewer)).toContain('Participant 4')
})

test('each mistake is said at its field, the parent’s agreement included; nothing is booked', async () => {
  const browser = openBrowser(site())
  const refused = await reachRecap(browser, 1, {
    email: 'rien',
    'bornOn-1': '12/05/2012',
    'emergencyPhone-1': '',
    paymentMethod: '',
  })
  expect(refused.status).toBe(422)
  const words = wordsOf(refused)
  for (const said of [
    'Il manque « @ »',
    'représentant légal',
    'téléphone de cette personne',
    'moyen de paiement',
  ])
    expect(words).toContain(said)
  // In the order of the page, however they were found.
  const led = [...refused.text.matchAll(/href="#booking-([\w-]+)"/g)].map(([, field]) => field)
  expect([led[0], led.at(-1)]).toEqual(['email', 'paymentMethod'])
  const recap = await reachRecap(browser, 1, {})
  const { termsAccepted: _accepted, ...unread } = order(recap)
  const kept = await browser.post(address, unread)
  expect([kept.status, wordsOf(kept)]).toEqual([422, expect.stringContaining('Cochez la case')])
  expect((await browser.get('/inscription/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404)
  expect((await browser.get('/nos-stages/annecy/inscription')).status).toBe(404)
})
