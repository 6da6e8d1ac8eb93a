import { data } from 'react-router'
import { cartCookieHeader, cartCookieText, decodeCart, encodeCart } from '#app/domain/cart/cookie.ts'
import { readShopCart, seenCart } from '#app/domain/cart/store.server.ts'
import { readShopTexts, type ShopTexts } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/visitor-headers.ts'
import { cartLines, missingLines } from './cart-lines-view.ts'
import { readCartNotice } from './read-cart-notice.server.ts'
import { readCartTerms } from './read-cart-terms.server.ts'

const unreadable =
  'Une partie de votre panier était illisible\u00a0: ce qui a pu être lu est ici. Vérifiez les articles et les quantités.'

/**
 * The cart as it can be ordered now. What it says has changed is said once: the cookie then holds what was shown, unless
 * the page is only fetched ahead, for nobody to read yet.
 */
export async function readCartPage(request: Request, services: Services) {
  const kept = cartCookieText(request.headers.get('cookie'))
  const cart = decodeCart(kept)
  const read = await readShopCart(services, cart)
  const texts = await readShopTexts(services)
  const lines = cartLines(read, texts.legal.withdrawal)
  const shown = isFetchedAhead(request) ? cart : seenCart(read)
  const query = new URL(request.url).searchParams
  const view = {
    cookie: encodeCart(shown),
    lines,
    missing: missingLines(read),
    unreadable: encodeCart(cart) === kept ? undefined : unreadable,
    notice: await readCartNotice(services, query, { read, hasCookie: kept !== '' }),
    title: texts.cart.title,
    empty: lines.length === 0 ? emptyView(texts) : undefined,
    terms: lines.length === 0 ? undefined : await readCartTerms(services, read),
  }
  return data(view, { headers: cookieHeaders(kept, view.cookie, services, shown) })
}

function isFetchedAhead({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

function emptyView({ cart: { empty }, collections }: ShopTexts) {
  return { ...empty, collections: collections.map(({ id, name }) => ({ id, name })) }
}

function cookieHeaders(
  kept: string,
  cookie: string,
  services: Services,
  shown: ReturnType<typeof seenCart>,
): HeadersInit {
  if (cookie === kept) return forThisVisitor
  return { ...forThisVisitor, 'set-cookie': cartCookieHeader(shown, services) }
}
