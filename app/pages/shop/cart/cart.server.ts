import { data } from 'react-router'
import { keyOf } from '#app/domain/cart/cart.ts'
import { decodeRemoved, tooMany } from '#app/domain/cart/changes.ts'
import { cartCookieHeader, cartCookieText, decodeCart, encodeCart } from '#app/domain/cart/cookie.ts'
import {
  deliveryDayOfCart,
  depositOfCart,
  readShopCart,
  type ReadShopCart,
  type ReadShopLine,
  seenCart,
} from '#app/domain/cart/store.server.ts'
import { vatTermOn } from '#app/domain/orders/documents/vat.ts'
import { closedShop, isShopOpen, readPaymentMethods } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { dispatchDay, dispatchWords } from '#app/domain/shop/delivery.ts'
import { readDeliveryOptions, readShopTexts, type ShopTexts } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readInfo } from '#content/collections/info.ts'
import { cartLines, type CartNotice, type DoneKind, doneKinds, missingLines, nameOf } from './cart-view.ts'

const unreadable =
  'Une partie de votre panier était illisible\u00a0: ce qui a pu être lu est ici. Vérifiez les articles et les quantités.'

/** The cart as it can be ordered now; stores what was shown, except on a prefetch. */
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
  const headers: HeadersInit = { ...forThisVisitor }
  if (view.cookie !== kept) headers['set-cookie'] = cartCookieHeader(shown, services)
  return data(view, { headers })
}

function isFetchedAhead({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
}

function emptyView({ cart: { empty }, collections }: ShopTexts) {
  return { ...empty, collections: collections.map(({ id, name }) => ({ id, name })) }
}

const noCookie =
  'Votre panier est vide. Vous veniez d’y mettre un article\u202f? Votre navigateur refuse les cookies de ce site\u00a0: autorisez-les, puis recommencez. Celui du panier ne sert à rien d’autre.'

/** What the address says was just done, when the cart bears it out; undefined for any other address. */
async function readCartNotice(
  services: Services,
  query: URLSearchParams,
  { read, hasCookie }: { read: ReadShopCart; hasCookie: boolean },
): Promise<CartNotice | undefined> {
  const kind = doneKinds.find((known) => known === query.get('fait'))
  const article = query.get('article') ?? ''
  if (kind === undefined) return undefined
  if (kind === 'retrait') return readRemoved(services, article, read)
  if (kind === 'ajout' && !hasCookie) return { kind: 'sans-cookie', text: noCookie, undo: undefined }
  const line = read.lines.find(({ key }) => key === article)
  return line && { kind, text: doneText(kind, line), undo: undefined }
}

async function readRemoved(
  services: Services,
  article: string,
  { lines }: ReadShopCart,
): Promise<CartNotice | undefined> {
  const removed = decodeRemoved(article)
  if (!removed || lines.some(({ key }) => key === keyOf(removed.line))) return undefined
  const [line] = (await readShopCart(services, [removed.line])).lines
  return line && { kind: 'retrait', text: `${nameOf(line)} n’est plus dans votre panier.`, undo: article }
}

function doneText(kind: Exclude<DoneKind, 'retrait'>, line: ReadShopLine): string {
  const { quantity } = line
  const name = nameOf(line)
  const count = `${name}\u00a0: ${quantity}\u00a0${quantity > 1 ? 'exemplaires' : 'exemplaire'}.`
  if (kind === 'limite') return `${count} ${tooMany}`
  if (kind === 'quantite') return count
  return kind === 'retour' ? `${name} est de retour dans votre panier.` : `${name} est dans votre panier.`
}

export type CartPage = Awaited<ReturnType<typeof readCartPage>>['data']

/** What the law wants told before the first step of an order: ways to get it and to pay it, prices, rights. */
async function readCartTerms(services: Services, { lines }: ReadShopCart) {
  const { content, clock } = services
  const today = dayInParis(clock.now())
  const { mediator, vatMentions } = await readInfo(content, 'entreprise')
  const { cart, legal, payment: paying } = await readShopTexts({ content })
  const deposit = depositOfCart(lines)
  const paymentMethods = await readPaymentMethods(services, deposit)
  const delays = lines.flatMap(({ now, orderable }) => (now && orderable > 0 ? now.deliveryDelay : []))
  return {
    closed: (await isShopOpen(services)) ? undefined : closedShop,
    dispatch: `Expédié ou prêt à être remis ${dispatchWords(dispatchDay(today, delays))}.`,
    deliveries: await readDeliveryOptions({ content }),
    deliveryNote: cart.deliveryNote,
    deliveryLimit: deliveryDayOfCart(lines) === undefined ? legal.deliveryLimit : '',
    deposit,
    paymentMethodTitle: paying.title,
    paymentMethods: paymentMethods.map(({ id, title }) => ({ id, title })),
    safety: paying.safety,
    priceNote: legal.priceNote,
    vatMention: vatTermOn(vatMentions, today)?.text ?? '',
    withdrawalFunction: legal.withdrawalFunction,
    guarantee: legal.guarantee,
    guaranteeNotice: legal.guaranteeNotice,
    mediator,
  }
}

export type CartTerms = Awaited<ReturnType<typeof readCartTerms>>
