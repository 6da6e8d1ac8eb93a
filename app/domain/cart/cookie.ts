import { type Cart, type CartLine, merged, mostLines, mostPieces } from './cart.ts'

/** Specification [9]: the cart is kept three days, in this cookie. */
export const cartCookie = { name: 'panier', maxAge: 259_200 } as const

/** Characters of the cookie's value: browsers keep 4 096 bytes, name included. */
export const longestCookie = 4000

const longestName = 80
const name = /^[a-z\d]+(?:-[a-z\d]+)*$/
const dearestCents = 10_000_000

/** The cookie's value: lines joined by `_`, each `identifier.variant.quantity.cents`; empty for an empty cart. */
export function encodeCart(cart: Cart): string {
  return cart.map(encodeLine).join('_')
}

/** The cart of any cookie value; never throws. Invalid lines are left out, duplicates merged, limits applied. */
export function decodeCart(value: string | null | undefined): Cart {
  const lines = wholeLines(value ?? '').slice(0, mostLines)
  return merged(lines.flatMap((line) => decodeLine(line) ?? []))
}

function wholeLines(value: string): string[] {
  const lines = value.slice(0, longestCookie).split('_')
  return value.length > longestCookie ? lines.slice(0, -1) : lines
}

/** What a `Cookie` header holds of the cart, as it is; empty without one. @param cookies e.g. `a=1; panier=…` */
export function cartCookieText(cookies: string | null): string {
  return /(?:^|;\s*)panier=([^;]*)/.exec(cookies ?? '')?.[1] ?? ''
}

/** The cart as a `Set-Cookie` header keeps it; an empty one takes the cookie away. The badge reads it: not HttpOnly. */
export function cartCookieHeader(cart: Cart, { isProduction }: { readonly isProduction: boolean }): string {
  const age = cart.length === 0 ? 0 : cartCookie.maxAge
  const secure = isProduction ? '; Secure' : ''
  return `${cartCookie.name}=${encodeCart(cart)}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`
}

/** Whether a browser will keep it. */
export function fitsCookie(cart: Cart): boolean {
  return cart.length <= mostLines && encodeCart(cart).length <= longestCookie
}

/** `maillot-nuit.ardoise-m.2.4720` */
export function encodeLine({ identifier, variant, quantity, seenCents }: CartLine): string {
  return [identifier, variant, quantity, seenCents ?? ''].join('.')
}

export function decodeLine(text: string): CartLine | undefined {
  const [identifier = '', variant = '', quantity = '', seen = '', ...rest] = text.split('.')
  if (!isName(identifier) || !isName(variant) || rest.length > 0) return undefined
  if (!/^\d{1,4}$/.test(quantity) || Number(quantity) === 0) return undefined
  return { identifier, variant, quantity: Math.min(mostPieces, Number(quantity)), seenCents: readCents(seen) }
}

/** A name of the catalogue: small letters, digits and single hyphens. */
export function isName(text: string): boolean {
  return text.length <= longestName && name.test(text)
}

function readCents(text: string): number | undefined {
  const cents = /^\d{1,8}$/.test(text) ? Number(text) : undefined
  return cents !== undefined && cents <= dearestCents ? cents : undefined
}
