import { expect, test } from 'vitest'
import {
  confirmationIn,
  orderBy,
  pressButton,
  putInCart,
  reachRecap,
  recapPath,
  sendForm,
} from '../../orders/buying.ts'
import { wordsOf } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite({ TRUST_PROXY: 'on' })
const visit = () => openBrowser(site())

const bottle = 'gourde-relief.blanc-craie.1.1600'
const cap = 'bonnet-ondes.bleu-bassin.1.1400'

test('a recap left open after its order leads to that order, and leaves the next cart and its form alone', async () => {
  const browser = visit()
  const email = 'onglet@exemple.fr'
  const left = confirmationIn(await reachRecap(browser, bottle, { email }))
  const ordered = await pressButton(browser, left)

  putInCart(browser, cap)
  const again = await pressButton(browser, left)
  expect([again.status, again.location]).toEqual([303, ordered.location])
  expect(browser.cookie('panier')).toBe(cap)

  await sendForm(browser, { email })
  const form = browser.cookie('commande')
  await pressButton(browser, left)
  expect([browser.cookie('panier'), browser.cookie('commande')]).toEqual([cap, form])
  const next = await pressButton(browser, confirmationIn(await browser.get(recapPath)))
  expect(next.status).toBe(303)
  expect(next.location).not.toBe(ordered.location)
})

test('when the answer of the button was lost, sending it again empties the cart', async () => {
  const browser = visit()
  const shown = confirmationIn(await reachRecap(browser, bottle, { email: 'perdue@exemple.fr' }))
  const form = browser.cookie('commande') ?? ''
  const lost = await pressButton(browser, shown)
  browser.setCookie('panier', bottle)
  browser.setCookie('commande', form)
  expect((await pressButton(browser, shown)).location).toBe(lost.location)
  expect([browser.cookie('panier'), browser.cookie('commande')]).toEqual([undefined, undefined])
})

test('when it was lost and the recap is looked at again, it says that all is ordered, and the cart is empty', async () => {
  const browser = visit()
  const shown = confirmationIn(await reachRecap(browser, bottle, { email: 'relue@exemple.fr' }))
  const form = browser.cookie('commande') ?? ''
  const lost = await pressButton(browser, shown)
  for (const [name, value] of Object.entries({ panier: bottle, commande: form, 'commande-passee': '' }))
    browser.setCookie(name, value)
  const page = await browser.get(recapPath)
  expect(wordsOf(page)).toContain('C’est déjà commandé.')
  expect(page.text).toContain(`href="${lost.location}"`)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect([browser.cookie('panier'), browser.cookie('commande')]).toEqual([undefined, undefined])
  expect(wordsOf(await browser.get(recapPath))).toContain('C’est déjà commandé.')
})

test('when it was lost and the cart is another one since, that cart is kept', async () => {
  const browser = visit()
  const email = 'autre@exemple.fr'
  await reachRecap(browser, bottle, { email })
  const form = browser.cookie('commande') ?? ''
  const address = await orderBy(browser, bottle, { email })
  putInCart(browser, cap)
  browser.setCookie('commande', form)
  const now = confirmationIn(await browser.get(recapPath))
  expect((await pressButton(browser, now)).location).toBe(address)
  expect(browser.cookie('panier')).toBe(cap)
})
