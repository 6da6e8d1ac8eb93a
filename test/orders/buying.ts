import { cartCookie } from '#app/domain/cart/cookie.ts'
import { type CheckoutField, checkoutFields } from '#app/domain/orders/checkout/checkout.ts'
import { decoded, wordsOf } from '../http/page-words.ts'
import type { openBrowser, Page } from '../http/visitor-browser.ts'

// Buying without a script: a cart, the form, the recap, the button. Each step is a request of its own, so that a test
// stops, repeats or mixes them. Used by benchmarks too: no test runner here.

type Browser = ReturnType<typeof openBrowser>
/** What a buyer types. */
export type Typed = Partial<Record<CheckoutField, string>>
/** What the form of the recap sends. */
type Confirmation = Record<string, string>

const checkoutPath = '/commande'
export const recapPath = '/commande/recapitulatif'

/** A form that is right, to be paid by transfer and handed over; a change of it for everything else. */
function checkoutForm(change: Typed = {}): Record<CheckoutField, string> {
  const empty = Object.fromEntries(checkoutFields.map((name) => [name, '']))
  const right = {
    email: 'camille@exemple.fr',
    firstName: 'Camille',
    lastName: 'Martin',
    delivery: 'remise',
    isBilledThere: 'on',
    paymentMethod: 'transfer',
  }
  return { ...empty, ...right, ...change } as Record<CheckoutField, string>
}

export const sentTo = {
  delivery: 'domicile',
  street: '12 rue du Stade',
  postcode: '69003',
  city: 'Lyon',
}

/** @param cart as its cookie holds it: `gourde-relief.blanc-craie.1.1600` */
export function putInCart(browser: Browser, cart: string): void {
  browser.setCookie(cartCookie.name, cart)
}

export function sendForm(browser: Browser, change: Typed = {}): Promise<Page> {
  return browser.post(checkoutPath, checkoutForm(change))
}

/** The recap, after a form that is right. */
export async function reachRecap(browser: Browser, cart: string, change: Typed = {}): Promise<Page> {
  putInCart(browser, cart)
  const saved = await sendForm(browser, change)
  if (saved.status !== 303 || saved.location !== recapPath)
    throw new Error(`The form was not taken: ${saved.status} ${saved.location}`)
  return browser.get(recapPath)
}

/** What the form of the recap would send, its box ticked. */
export function confirmationIn({ text }: Page): Confirmation {
  const hidden = [...text.matchAll(/<input type="hidden" name="(key|recap|shown)" value="([^"]*)"/g)]
  const fields = hidden.map(([, name = '', value = '']) => [name, decoded(value)])
  return { ...Object.fromEntries(fields), termsAccepted: 'on' }
}

export function pressButton(browser: Browser, confirmation: Confirmation): Promise<Page> {
  return browser.post(recapPath, confirmation)
}

/** Orders; the address of its page. */
export async function orderBy(browser: Browser, cart: string, change: Typed = {}): Promise<string> {
  const recap = await reachRecap(browser, cart, change)
  const { status, location } = await pressButton(browser, confirmationIn(recap))
  if (status !== 303 || location === undefined) throw new Error(`Not ordered: ${status}`)
  return location
}

/** Orders by card and pays on the page of the card service's stand-in; the number of the order. */
export async function paidByCard(browser: Browser, cart: string, change: Typed = {}): Promise<string> {
  const recap = await reachRecap(browser, cart, { paymentMethod: 'card', ...change })
  const { text } = await pressButton(browser, confirmationIn(recap))
  const [, elsewhere = ''] = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(text) ?? []
  const body = new URLSearchParams({ act: 'pay' })
  const paid = await fetch(elsewhere, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(paid.headers.get('location') ?? '')
  const page = await browser.follow(await browser.get(back.pathname + back.search))
  return /\d{4}-\d{4,}/.exec(wordsOf(page))?.[0] ?? ''
}
