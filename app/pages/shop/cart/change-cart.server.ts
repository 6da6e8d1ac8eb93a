import { data, redirect } from 'react-router'
import { keyOf } from '#app/domain/cart/cart.ts'
import {
  type CartChange,
  changeQuantity,
  decodeRemoved,
  encodeRemoved,
  removeLine,
  tooMany,
} from '#app/domain/cart/changes.ts'
import { cartCookieHeader, cartCookieText, decodeCart } from '#app/domain/cart/cookie.ts'
import {
  addToCartSchema,
  cartFields,
  changeQuantitySchema,
  removeLineSchema,
} from '#app/domain/cart/schema.ts'
import { addVariant, type Cart, restoreVariant } from '#app/domain/cart/store.server.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import type { Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { doneAddress } from './cart-view.ts'

export type CartProblem = {
  readonly message: string
  readonly key: string | undefined
  readonly typed: string | undefined
}

const staleForm =
  'Cette demande n’a pas été comprise\u00a0: votre panier est resté tel quel. Rechargez la page, puis recommencez.'

export async function changeCart(request: Request, services: Services) {
  const form = await readForm(request)
  const cart = decodeCart(cartCookieText(request.headers.get('cookie')))
  const intent = String(form.get('intent'))
  return isIntent(intent) ? intents[intent]({ form, cart, services }) : refused(422, staleForm)
}

const intents = { add, change, remove, restore }

function isIntent(name: string): name is keyof typeof intents {
  return Object.hasOwn(intents, name)
}

type CartRequest = { readonly form: FormData; readonly cart: Cart; readonly services: Services }

async function add({ form, cart, services }: CartRequest) {
  const { data: wish, error } = addToCartSchema.safeParse(textFields(form, cartFields))
  if (!wish) return refused(422, error.issues[0]?.message ?? staleForm)
  const answer = await addVariant(services, cart, wish)
  if (!answer.ok) return refused(answer.status, answer.message)
  return done(services, answer.cart, doneAddress(answer.message ? 'limite' : 'ajout', keyOf(wish)))
}

/** The buttons beside a quantity send the one they lead to, whatever is typed between them. */
function change({ form, cart, services }: CartRequest) {
  const fields = textFields(form, [...cartFields, 'to'])
  const { data: wish, error } = changeQuantitySchema.safeParse({
    ...fields,
    quantity: fields.to || fields.quantity,
  })
  if (!wish) {
    const isQuantity = error.issues.every(({ path }) => path[0] === 'quantity')
    const about = isQuantity ? { key: keyOf(fields), typed: fields.quantity } : {}
    return refused(422, error.issues[0]?.message ?? staleForm, about)
  }
  const changed = changeQuantity(cart, wish, wish.quantity)
  if (changed.cart === cart && changed.message !== undefined) return refused(409, changed.message)
  if (wish.quantity === 0) return removed(services, changed)
  const kind = changed.message === tooMany ? 'limite' : 'quantite'
  return done(services, changed.cart, doneAddress(kind, keyOf(wish)))
}

function remove({ form, cart, services }: CartRequest) {
  const { data: wish, error } = removeLineSchema.safeParse(textFields(form, cartFields))
  if (!wish) return refused(422, error.issues[0]?.message ?? staleForm)
  return removed(services, removeLine(cart, wish))
}

async function restore({ form, cart, services }: CartRequest) {
  const wish = decodeRemoved(textFields(form, ['line']).line)
  if (!wish) return refused(422, staleForm)
  const answer = await restoreVariant(services, cart, wish)
  if (!answer.ok) return refused(answer.status, answer.message)
  return done(services, answer.cart, doneAddress('retour', keyOf(wish.line)))
}

function removed(services: Services, { cart, removed: line }: CartChange) {
  return done(services, cart, line ? doneAddress('retrait', encodeRemoved(line)) : cartPath)
}

function done(services: Services, cart: Cart, address: string) {
  const headers = { ...forThisVisitor, 'set-cookie': cartCookieHeader(cart, services) }
  return redirect(address, { status: 303, headers })
}

function refused(status: number, message: string, about: { key?: string; typed?: string } = {}) {
  const problem: CartProblem = { message, key: about.key, typed: about.typed }
  return data(problem, { status, headers: forThisVisitor })
}
