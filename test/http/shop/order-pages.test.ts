import { describe, expect, test } from 'vitest'
import { confirmationIn, orderBy, pressButton, reachRecap, sentTo } from '../../orders/buying.ts'
import { wordsOf } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite({ TRUST_PROXY: 'on' })
const visit = () => openBrowser(site())

const bottle = 'gourde-relief.blanc-craie.1.1600'
const nobodysSecret = 'A'.repeat(32)

describe('who does not know the secret finds nothing', () => {
  test.each([
    `/commande/${nobodysSecret}`,
    '/commande/2026-0001',
    `/commande/${nobodysSecret}/payer`,
    `/commande/${nobodysSecret}/conditions`,
    `/commande/${nobodysSecret}/documents/facture-FA-2026-00001.pdf`,
    `/commande/${nobodysSecret}/autre`,
  ])('%s', async (path) => {
    const { status, headers } = await visit().get(path)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toContain('no-store')
  })

  test.each(['payer', 'annuler'])('POST …/%s', async (act) => {
    expect((await visit().post(`/commande/${nobodysSecret}/${act}`, {})).status).toBe(404)
  })

  test('coming back from a payment that was never made leads to a page that is not there', async () => {
    const browser = visit()
    const back = await browser.get(`/commande/${nobodysSecret}/retour`)
    expect([back.status, back.location]).toEqual([303, `/commande/${nobodysSecret}`])
    expect((await browser.follow(back)).status).toBe(404)
  })
})

/** Orders by card, up to the page of the fake payment. */
async function orderByCard(email: string) {
  const browser = visit()
  const recap = await reachRecap(browser, bottle, { ...sentTo, paymentMethod: 'card', email })
  const leaving = await pressButton(browser, confirmationIn(recap))
  expect(leaving.status).toBe(303)
  expect(leaving.location).toMatch(/^\/_paiement\//)
  const fake = leaving.location ?? ''
  const [, address = ''] = /href="(\/commande\/[\w-]{32})"/.exec((await browser.get(fake)).text) ?? []
  return { browser, fake, address }
}

describe('by card', () => {
  test('paid at the service, the order is paid; its invoice is a file of its own', async () => {
    const { browser, fake, address } = await orderByCard('carte@exemple.fr')
    expect(wordsOf(await browser.get(address))).toContain('Rien n’a été débité pour le moment.')
    const paid = await browser.follow(await browser.post(fake, { card: 'accepted' }))
    expect(paid.path).toBe(address)
    const words = wordsOf(paid)
    expect(words).toContain('Merci, c’est parti.')
    expect(words).not.toContain('Payer par carte')
    expect(words).not.toContain('Annuler cette commande')
    const [, file = ''] = /href="([^"]+\/documents\/facture-FA-\d{4}-\d{5}\.pdf)"/.exec(paid.text) ?? []
    const invoice = await browser.get(file)
    expect(invoice.headers.get('content-type')).toBe('application/pdf')
    expect(invoice.headers.get('cache-control')).toBe('private, no-store')
    expect(invoice.headers.get('content-disposition')).toMatch(/^inline; filename="facture-[\w-]+\.pdf"$/)
    expect(invoice.text.slice(0, 5)).toBe('%PDF-')
    const other = await orderBy(visit(), bottle, { email: 'autre@exemple.fr' })
    expect((await browser.get(file.replace(address, other))).status).toBe(404)
    expect((await browser.get(file.replace('facture-FA', 'avoir-AV'))).status).toBe(404)
  })

  test('that one comes back proves nothing: unpaid, it stays to be paid, in the checkout that is open', async () => {
    const { browser, fake, address } = await orderByCard('retour@exemple.fr')
    const back = await browser.follow(await browser.get(`${address}/retour?paye=1`))
    expect(wordsOf(back)).toContain('Il ne manque que le paiement.')
    const again = await browser.post(`${address}/payer`, {})
    expect([again.status, again.location]).toEqual([303, fake])
    expect(wordsOf(await browser.get(`${address}/payer`))).toContain('Payer par carte')
  })

  test('a refused card leaves everything as it was', async () => {
    const { browser, fake, address } = await orderByCard('refus@exemple.fr')
    expect((await browser.post(fake, { card: 'refused' })).status).toBe(402)
    expect(wordsOf(await browser.get(address))).toContain('Vos articles vous sont gardés jusqu’à')
  })

  test('once paid it can be neither paid again nor given up', async () => {
    const { browser, fake, address } = await orderByCard('paye@exemple.fr')
    await browser.follow(await browser.post(fake, { card: 'accepted' }))
    const paying = await browser.follow(await browser.post(`${address}/payer`, {}))
    expect(wordsOf(paying)).toContain('Merci, c’est parti.')
    expect(wordsOf(paying)).not.toContain('ne répond pas')
    const given = await browser.follow(await browser.post(address, { act: 'abandon' }))
    expect(wordsOf(given)).toContain('ne peut plus être annulée')
    expect(wordsOf(given)).toContain('Payée')
  })
})

describe('the page of an order', () => {
  test('an unpaid one can be given up, once', async () => {
    const browser = visit()
    const address = await orderBy(browser, bottle, { email: 'annule@exemple.fr' })
    const given = await browser.follow(await browser.post(address, { act: 'abandon' }))
    const words = wordsOf(given)
    expect(words).toContain('Commande annulée.')
    expect(words).not.toContain('IBAN')
    expect(words).not.toContain('Disponible dès le paiement')
    expect(words).toContain('rien n’a été payé')
    expect(words).not.toContain('Renoncer au contrat ici')
    expect((await browser.get(`${address}/payer`)).location).toBe(address)
  })

  test('keeps the general terms as they were accepted, with the form on paper', async () => {
    const browser = visit()
    const address = await orderBy(browser, bottle, { email: 'conditions@exemple.fr' })
    const page = await browser.get(`${address}/conditions`)
    expect(wordsOf(page)).toContain('Conditions générales acceptées')
    expect(wordsOf(page)).toContain('Droit de rétractation')
    expect(page.text).toContain('id="formulaire-de-rétractation"')
    expect(wordsOf(page)).not.toMatch(/\{\w+\??\}/)
  })

  test('leads to the withdrawal function with its number, and shows what was declared there', async () => {
    const browser = visit()
    const address = await orderBy(browser, bottle, { email: 'retracte@exemple.fr' })
    const { text } = await browser.get(address)
    const [, door = ''] = /href="(\/renoncer\?commande=\d{4}-\d{4})"/.exec(text) ?? []
    const number = door.split('=').at(-1) ?? ''
    expect((await browser.get(door)).text).toContain(`value="${number}"`)
    const declaration = {
      firstName: 'Camille',
      lastName: 'Martin',
      contract: number,
      email: 'Retracte@exemple.fr',
      comment: '',
      step: 'confirm',
    }
    expect((await browser.post('/renoncer', declaration)).status).toBe(303)
    const words = wordsOf(await browser.get(address))
    expect(words).toContain('Rétractation reçue le')
    expect(words).toContain('Ce qui n’est pas encore parti n’est pas à renvoyer.')
    expect(words).toContain('il n’y a rien à rembourser')
  })

  test('when the payment service does not answer, it says that nothing was charged', async () => {
    const { browser, address } = await orderByCard('panne@exemple.fr')
    const words = wordsOf(await browser.get(`${address}?paiement=indisponible`))
    expect(words).toContain('Rien n’a été débité et vos articles restent à vous')
    expect(words).toContain('Payer par carte')
  })
})
