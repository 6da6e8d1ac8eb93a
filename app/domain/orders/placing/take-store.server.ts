import type { Cart } from '#app/domain/cart/store.server.ts'
import { findMember } from '#app/domain/members/store.server.ts'
import { readAddedWord } from '#app/domain/shared/forms/added-word.ts'
import { type FormProblem, type FormValues, problemsOf } from '#app/domain/shared/forms/form-fields.ts'
import { authorSchema } from '#app/domain/shared/people/author.ts'
import { readDeliveryOptions } from '#app/domain/shop/store.server.ts'
import { type Checkout, type CheckoutField, checkoutFields, checkoutSchema } from '../checkout/checkout.ts'
import { readPaymentMethods } from '../checkout/selling-store.server.ts'
import { type Refusal, refuse } from '../order.ts'
import type { OrderServices } from '../services.server.ts'
import { type OrderAnswer, placeOrder } from './place-store.server.ts'
import { type OrderRecap, readOrderRecap } from './recap-store.server.ts'

type Dictated = { readonly cart: Cart; readonly values: FormValues<CheckoutField> }

type Problems = { readonly ok: false; readonly problems: FormProblem<CheckoutField>[] }

type Readable = { readonly ok: true; readonly checkout: Checkout; readonly recap: OrderRecap | undefined }

/** What somebody says at the telephone, as it would be ordered; what is wrong with it is said by field. */
export async function readDictatedOrder(
  services: OrderServices,
  { cart, values }: Dictated,
): Promise<Readable | Problems> {
  const read = checkoutSchema(values, await readDeliveryOptions(services)).safeParse(values)
  if (!read.success) return { ok: false, problems: problemsOf(read.error, checkoutFields) }
  const checkout = read.data
  const recap = await readOrderRecap(services, { cart, checkout })
  const offered = await readPaymentMethods(services, recap?.deposit)
  if (!offered.some(({ id }) => id === checkout.paymentMethod)) {
    const message = 'Choisissez un des moyens de paiement proposés.'
    return { ok: false, problems: [{ field: 'paymentMethod', message }] }
  }
  return { ok: true, checkout, recap }
}

type Taken = Dictated & {
  /** An account's number, or the name of a command. */
  readonly author: string
  readonly key: string
  /** Of the recap that was read out; undefined: as it is now. */
  readonly fingerprint?: string | undefined
  /** What its contract says besides. */
  readonly word?: string | undefined
}

/** Takes an order for somebody, by the verb of all orders: a member's stands in their account too. */
export async function takeOrder(
  services: OrderServices,
  taken: Taken,
): Promise<OrderAnswer | Problems | Refusal> {
  const author = authorSchema.parse(taken.author)
  const { word, problem } = readAddedWord(taken.word)
  if (problem !== undefined) return refuse(problem)
  const read = await readDictatedOrder(services, taken)
  if (!read.ok) return read
  const { checkout, recap } = read
  const fingerprint = taken.fingerprint ?? recap?.fingerprint ?? ''
  const member = await findMember(services.database, checkout.email)
  const { key, cart } = taken
  return placeOrder(services, { key, fingerprint, cart, checkout, userId: member?.userId, author, word })
}
