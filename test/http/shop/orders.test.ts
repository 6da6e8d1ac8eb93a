import { describe, expect, test } from 'vitest'
import { checkoutAutocomplete } from '#app/domain/orders/checkout/checkout.ts'
import {
  confirmationIn,
  orderBy,
  pressButton,
  putInCart,
  reachRecap,
  recapPath,
  sendForm,
  sentTo,
} from '../../orders/buying.ts'
import { wordsOf } from '../page-words.ts'
import { useSiteProcess } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSiteProcess({ TRUST_PROXY: 'on' })
const visit = () => openBrowser(site())

const bottle = 'gourde-relief.blanc-craie.1.1600'

describe('without an article', () => {
  test.each(['/commande', recapPath])('%s says so and leads to the shop', async (path) => {
    const page = await visit().get(path)
    expect(page.status).toBe(200)
    expect(wordsOf(page)).toContain('Votre panier est vide.')
    expect(page.text).toMatch(/<main[\s\S]*href="\/notre-boutique"/)
  })

  test('what is sold out or forged in a cart is no article', async () => {
    const browser = visit()
    putInCart(browser, 'bonnet-ondes.vert-piste.1.1400_inconnu.rien.3.1')
    expect(wordsOf(await browser.get('/commande'))).toContain(
      'Plus rien de votre panier ne peut être commandé.',
    )
  })
})

test('every page of an order is kept by nobody, found by nobody, and its address goes to no other site', async () => {
  const browser = visit()
  const address = await orderBy(browser, bottle, { email: 'entetes@exemple.fr' })
  for (const path of ['/commande', address, `${address}/conditions`, `${address}/retour`]) {
    const { headers, text } = await browser.get(path)
    expect([path, /<link rel="canonical"[^>]*[\w-]{32}|og:url"[^>]*[\w-]{32}/.exec(text)]).toEqual([
      path,
      null,
    ])
    expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    expect([path, headers.get('x-robots-tag')]).toEqual([path, 'noindex'])
    expect([path, headers.get('referrer-policy')]).toEqual([path, 'same-origin'])
  }
  const secret = address.split('/').at(-1) ?? ''
  expect(secret).toMatch(/^[\w-]{32}$/)
  // A mail program may take the end of the sentence for a part of the link.
  for (const ending of ['..', ')', '%22']) await browser.get(address + ending)
  await browser.get(`${address}.data`)
  // The log is written once a second.
  await expect.poll(() => site().output()).toContain('/commande/….data')
  expect(site().output()).not.toContain(secret)
})

describe('the form', () => {
  test('every field has its token, and nothing that costs is chosen beforehand', async () => {
    const browser = visit()
    putInCart(browser, bottle)
    const { text } = await browser.get('/commande')
    const inputs = [...text.matchAll(/<(?:input|textarea)[^>]*name="(\w+)"[^>]*>/g)]
    for (const [tag, name = ''] of inputs) {
      if (/type="(?:radio|checkbox|hidden)"/.test(tag) || !Object.hasOwn(checkoutAutocomplete, name)) continue
      const token = Object.entries(checkoutAutocomplete).find(([field]) => field === name)?.[1]
      expect(tag).toMatch(new RegExp(`autocomplete="${token}"`, 'i'))
    }
    expect(text).not.toMatch(/<input[^>]*name="delivery"[^>]*checked/)
  })

  test('wrong answers come back together, each with its fix, and nothing typed is lost', async () => {
    const browser = visit()
    putInCart(browser, bottle)
    const typed = {
      ...sentTo,
      firstName: '"><script>1</script>',
      lastName: '',
      email: 'camille@',
      postcode: '690',
    }
    const page = await sendForm(browser, { ...typed, note: 'Deux mots' })
    expect(page.status).toBe(422)
    const words = wordsOf(page)
    expect(words).toContain('Trois points à corriger avant l’envoi')
    for (const message of ['Indiquez votre nom.', 'cinq chiffres']) expect(words).toContain(message)
    for (const value of ['camille@', '690', '12 rue du Stade'])
      expect(page.text).toContain(`value="${value}"`)
    expect(page.text).toContain('value="&quot;&gt;&lt;script&gt;1&lt;/script&gt;"')
    expect(page.text).toContain('>Deux mots</textarea>')
    expect(page.text).toMatch(/href="#order-lastName"/)
    expect(browser.cookie('commande')).toBeUndefined()
  })

  test.each([
    ['a way of delivery that is none', { delivery: 'fusee' }, 'Choisissez comment recevoir'],
    [
      'on site for a parcel',
      { ...sentTo, paymentMethod: 'on_site' },
      'Le paiement sur place va avec la remise',
    ],
    ['a payment method that is none', { paymentMethod: 'cheque' }, 'Choisissez un moyen de paiement'],
    [
      'an address no delivery serves',
      { ...sentTo, postcode: '98800', city: 'Nouméa' },
      'Nous ne livrons pas',
    ],
    ['a minor without a guardian', { isMinor: 'on' }, 'représentant légal'],
    ['another billing address left empty', { isBilledThere: '' }, 'Indiquez le numéro et la rue.'],
  ])('%s is refused', async (_case, change, message) => {
    const browser = visit()
    putInCart(browser, bottle)
    const page = await sendForm(browser, change)
    expect(page.status).toBe(422)
    expect(wordsOf(page)).toContain(message)
  })

  test('what nobody could type is no problem where nothing was asked for', async () => {
    const browser = visit()
    const recap = await reachRecap(browser, bottle, {
      billingStreet: 'a\0b',
      billingCity: `a${'🏊'.repeat(600)}`,
    })
    expect(recap.status).toBe(200)
  })

  test('what was typed is there when one comes back from the recap', async () => {
    const browser = visit()
    await reachRecap(browser, bottle, { ...sentTo, note: 'Sonner deux fois' })
    const { text } = await browser.get('/commande')
    expect(text).toContain('value="12 rue du Stade"')
    expect(text).toContain('>Sonner deux fois</textarea>')
    expect(text).toMatch(
      /<input[^>]*name="delivery"[^>]*checked=""[^>]*value="domicile"|value="domicile"[^>]*checked/,
    )
  })

  test('the link to sign in leads back to the form', async () => {
    const browser = visit()
    const door = await browser.get('/commande?connexion=1')
    expect(door.location).toBe('/login')
    expect(decodeURIComponent(atob(decodeURIComponent(browser.cookie('sb-redirect-path') ?? '')))).toContain(
      '/commande',
    )
  })

  test('a body that is no form is refused without an error page', async () => {
    const answer = await fetch(`${site().url}/commande`, {
      method: 'POST',
      body: '{"email":1}',
      headers: { 'content-type': 'application/json', origin: site().url, 'user-agent': 'Chrome/150.0' },
    })
    expect(answer.status).toBe(400)
  })
})

describe('the recap', () => {
  test('is served only after the form', async () => {
    const browser = visit()
    putInCart(browser, bottle)
    expect((await browser.get(recapPath)).location).toBe('/commande')
    browser.setCookie('commande', 'ImZvcmdlZCI=')
    expect((await browser.get(recapPath)).location).toBe('/commande')
  })

  test('tells all that the law wants before the button, and the button says what it does', async () => {
    const page = await reachRecap(visit(), 'gourde-relief.blanc-craie.2.1600', sentTo)
    const words = wordsOf(page)
    for (const told of [
      'Gourde Relief',
      '2 × 16 €',
      'Rétractation : 14 jours',
      'article L. 221-18',
      'Livraison à domicile',
      '3 à 5 jours ouvrés',
      '12 rue du Stade, 69003 LYON',
      'trente jours',
      'camille@exemple.fr',
      'garantie légale de conformité',
      'entrepreneur individuel (EI)',
      'médiateur de la consommation',
      'Renoncer au contrat ici',
      'TVA non applicable, art. 293 B du CGI',
      '38,90 €',
    ])
      expect(words.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(told)
    const buttons = [...page.text.matchAll(/<button[^>]*type="submit"[^>]*>([\s\S]*?)<\/button>/g)]
    expect(buttons.map(([, label]) => label)).toEqual(['Commander avec obligation de paiement'])
    expect(page.text).toMatch(/<input[^>]*name="termsAccepted"/)
    expect(page.text).not.toMatch(/<input[^>]*name="termsAccepted"[^>]*checked/)
    expect(page.text).toMatch(/38,90(?:[\s\S](?!type="submit"))*[\s\S]type="submit"/)
  })

  test('without the box nothing is ordered, and it says so', async () => {
    const browser = visit()
    const { termsAccepted: _box, ...unticked } = confirmationIn(await reachRecap(browser, bottle))
    const page = await pressButton(browser, unticked)
    expect(page.status).toBe(422)
    expect(wordsOf(page)).toContain('Cochez la case pour accepter')
    expect(confirmationIn(page)).toEqual({ ...unticked, termsAccepted: 'on' })
  })

  test.each([
    ['another fingerprint', { recap: '0'.repeat(64) }],
    ['no fingerprint', { recap: '' }],
    ['another key', { key: '3f1f3f60-0000-4000-8000-000000000418' }],
    ['no key', { key: 'none' }],
  ])('%s orders nothing: the recap comes again', async (_case, forged) => {
    const browser = visit()
    const shown = confirmationIn(await reachRecap(browser, bottle))
    const again = await pressButton(browser, { ...shown, ...forged })
    expect(again.status).toBe(409)
    expect(wordsOf(again)).toMatch(/[Rr]elisez/)
    expect(confirmationIn(again)).toEqual(shown)
  })

  test('what changed meanwhile is said, and can be ordered then', async () => {
    const browser = visit()
    const shown = confirmationIn(await reachRecap(browser, bottle, { email: 'change@exemple.fr' }))
    putInCart(browser, 'gourde-relief.blanc-craie.2.1600')
    const again = await pressButton(browser, shown)
    expect(again.status).toBe(409)
    const words = wordsOf(again).replaceAll('\u00a0', ' ')
    expect(words).toContain('Rien n’est commandé')
    expect(words).toContain('Gourde Relief : 2 au lieu de 1.')
    expect(words).toContain('Total : 32 € au lieu de 16 €.')
    expect((await pressButton(browser, confirmationIn(again))).status).toBe(303)
  })

  test('prices and totals that a form adds are nobody’s business', async () => {
    const browser = visit()
    const shown = confirmationIn(await reachRecap(browser, bottle, { email: 'prix@exemple.fr' }))
    const forged = { ...shown, totalCents: '1', unitPriceCents: '1', shown: '{"lines":[],"totalCents":1}' }
    const ordered = await pressButton(browser, forged)
    expect(wordsOf(await browser.follow(ordered)).replaceAll('\u00a0', ' ')).toContain('À payer 16 €')
  })
})

describe('ordering', () => {
  test('pressed twice at once, sent again or reloaded, it is one order', async () => {
    const browser = visit()
    const shown = confirmationIn(await reachRecap(browser, bottle, { email: 'double@exemple.fr' }))
    const answers = await Promise.all([1, 2, 3].map(() => pressButton(browser, shown)))
    const late = await pressButton(browser, shown)
    const addresses = new Set([...answers, late].map(({ status, location }) => `${status} ${location}`))
    expect([...addresses]).toEqual([expect.stringMatching(/^303 \/commande\/[\w-]{32}$/)])
    expect(browser.cookie('panier')).toBeUndefined()
    expect(browser.cookie('commande')).toBeUndefined()
    const back = await browser.get(recapPath)
    expect(wordsOf(back)).toContain('C’est déjà commandé.')
    expect(back.text).toContain(`href="${late.location}"`)
  })

  test('of two buyers of the last pieces the second is told, and nothing is ordered for them', async () => {
    const last = 'maillot-couloirs-femme.ardoise-s.2.5400'
    const slow = visit()
    const shown = confirmationIn(await reachRecap(slow, last, { email: 'lente@exemple.fr' }))
    await orderBy(visit(), last, { email: 'rapide@exemple.fr' })
    const refused = await pressButton(slow, shown)
    expect(refused.status).toBe(409)
    expect(wordsOf(refused)).toContain('Plus rien de votre panier ne peut être commandé.')
    expect(slow.cookie('panier')).toBeDefined()
  })

  test('by transfer: where to, how much, under which reference, until when', async () => {
    const browser = visit()
    const address = await orderBy(browser, bottle, { email: 'virement@exemple.fr' })
    const words = wordsOf(await browser.get(address))
    const [, number] = /Commande n° (\d{4}-\d{4})/.exec(words) ?? []
    expect(words).toContain('Nous attendons votre virement.')
    expect(words).toContain(`Référence ${number}`)
    expect(words).toMatch(/IBAN FR76 0000/)
    expect(words).toContain('gardés jusqu’au')
  })

  test('on site: nothing to pay before the hand-over', async () => {
    const browser = visit()
    const address = await orderBy(browser, bottle, {
      paymentMethod: 'on_site',
      email: 'surplace@exemple.fr',
    })
    const words = wordsOf(await browser.get(address))
    expect(words).toContain('À payer sur place')
    expect(words).not.toContain('IBAN')
  })
})
