import { createCookie, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Cart } from '#app/domain/cart/cart.ts'
import { cartCookieHeader, cartCookieText, decodeCart } from '#app/domain/cart/cookie.ts'
import { visitorContext } from '#app/http/context.ts'

type Setting = { isProduction: boolean }

// The whole site: the router asks for `/commande.data`, which is not below `/commande`.
const own = { path: '/', httpOnly: true, sameSite: 'lax' } as const

const checkout = createCookie('commande', own)
const placed = createCookie('commande-passee', { ...own, maxAge: 3600 })

export async function readCheckoutId(request: Request): Promise<string | undefined> {
  return z.uuid().safeParse(await checkout.parse(request.headers.get('cookie'))).data
}

export function writeCheckoutId(id: string, { isProduction }: Setting): Promise<string> {
  return checkout.serialize(id, { secure: isProduction })
}

export function readCart(request: Request): Cart {
  return decodeCart(cartCookieText(request.headers.get('cookie')))
}

const justPlaced = z.object({ number: z.string().max(20), secret: z.string().regex(/^[\w-]{32}$/) })

/** The order made last from this browser, within the hour: for who comes back to a form that is done with. */
export async function readJustPlaced(request: Request): Promise<z.output<typeof justPlaced> | undefined> {
  return justPlaced.safeParse(await placed.parse(request.headers.get('cookie'))).data
}

export async function afterOrder(
  { number, secret }: z.output<typeof justPlaced>,
  { isProduction }: Setting,
): Promise<Headers> {
  const secure = isProduction
  const headers = new Headers()
  headers.append('set-cookie', await checkout.serialize('', { secure, maxAge: 0 }))
  headers.append('set-cookie', await placed.serialize({ number, secret }, { secure }))
  headers.append('set-cookie', cartCookieHeader([], { isProduction }))
  return headers
}

type Buyer = { userId: string; email: string; firstName: string; lastName: string }

/** Who is signed in, once they have shown all that their account asks for. */
export async function readBuyer(context: Readonly<RouterContextProvider>): Promise<Buyer | undefined> {
  const visitor = context.get(visitorContext)
  const assurance = await visitor.assurance()
  if (assurance === 'nobody' || assurance === 'second-factor-missing') return undefined
  const account = await visitor.currentUser()
  if (!account) return undefined
  const { firstName = '', lastName = '' } = (await visitor.member()) ?? {}
  return { userId: account.userId, email: account.email, firstName, lastName }
}
