import { expect } from 'vitest'
import { cartCookie } from '#app/domain/cart/cookie.ts'
import { checkoutFields, type CheckoutField } from '#app/domain/orders/checkout/checkout-fields.ts'
import type { openBrowser, Page } from './visitor-browser.ts'

type Browser = ReturnType<typeof openBrowser>
type Fields = Partial<Record<CheckoutField, string>>

/** A form that is right, to be paid by transfer and handed over; a change of it for everything else. */
export function checkoutForm(change: Fields = {}): Record<CheckoutField, string> {
  const empty = Object.fromEntries(checkoutFields.map((name) => [name, '']))
  const right = {
    email: 'camille@exemple.fr',
    firstName: 'Camille',
    lastName: 'Martin',
    delivery: 'remise',
    isBilledThere: 'on',
    means: 'virement',
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

/** The recap, after a form that is right. */
export async function reachRecap(browser: Browser, cart: string, change: Fields = {}): Promise<Page> {
  putInCart(browser, cart)
  const saved = await browser.post('/commande', checkoutForm(change))
  expect([saved.status, saved.location]).toEqual([303, '/commande/recapitulatif'])
  return browser.get('/commande/recapitulatif')
}

/** What the form of the recap would send, its box ticked. */
export function confirmationIn({ text }: Page): Record<string, string> {
  const hidden = [...text.matchAll(/<input type="hidden" name="(key|recap|shown)" value="([^"]*)"/g)]
  const fields = hidden.map(([, name = '', value = '']) => [name, decoded(value)])
  return { ...Object.fromEntries(fields), termsAccepted: 'on' }
}

/** Orders; the address of its page. */
export async function orderBy(browser: Browser, cart: string, change: Fields = {}): Promise<string> {
  const recap = await reachRecap(browser, cart, change)
  const ordered = await browser.post('/commande/recapitulatif', confirmationIn(recap))
  expect(ordered.status).toBe(303)
  return ordered.location ?? ''
}

/** The words of a page, as one reads them: no tags, plain spaces. */
export function wordsOf({ text }: Pick<Page, 'text'>): string {
  const body = /<main[^>]*>([\s\S]*?)<\/main>/.exec(text)?.[1] ?? text
  return decoded(body.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' ')
}

function decoded(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
