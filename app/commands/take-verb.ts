import { randomUUID } from 'node:crypto'
import { type Cart, merged, mostPieces } from '#app/domain/cart/cart.ts'
import { checkoutFields, type CheckoutField } from '#app/domain/orders/checkout/checkout.ts'
import type { FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { readWords, type AdminVerb } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

/** Each option, and the field of the order form that it fills in. */
const fields: Readonly<Record<string, CheckoutField>> = {
  first: 'firstName',
  last: 'lastName',
  email: 'email',
  phone: 'phone',
  delivery: 'delivery',
  payment: 'paymentMethod',
  street: 'street',
  postcode: 'postcode',
  city: 'city',
  note: 'note',
}

/** Takes an order for somebody. */
export function readTaking(words: readonly string[]): AdminVerb | undefined {
  const read = readWords(words, ['items', ...Object.keys(fields)])
  const cart = readItems(read?.texts.items ?? '')
  if (!read || read.rest.length > 0 || !cart) return undefined
  const typed = Object.entries(fields).map(([option, field]) => [field, read.texts[option] ?? ''])
  const empty = checkoutFields.map((name) => [name, ''])
  // All fields are there: they come from the list itself.
  const values = Object.fromEntries([
    ...empty,
    ['isBilledThere', 'on'],
    ...typed,
  ]) as FormValues<CheckoutField>
  return async ({ built, services }, say) => {
    const site = { payment: undefined, isProduction: services.siteUrl.startsWith('https:') }
    const taken = { author: 'admin', key: randomUUID(), cart, values }
    const answer = await built.takeOrder({ ...services, ...site }, taken)
    if (!answer.ok)
      throw new CommandError(
        'problems' in answer ? answer.problems.map(({ message }) => message).join(' ') : answer.message,
      )
    say(`${answer.order.number} : passée`)
    return true
  }
}

/** « gourde-relief.blanc-craie:2,… » */
function readItems(typed: string): Cart | undefined {
  const items = typed.split(',').map((item) => /^([\w-]+)\.([\w-]+):(\d{1,2})$/.exec(item.trim()))
  const lines = items.flatMap((item) => {
    const quantity = Number(item?.[3])
    return item && quantity >= 1 && quantity <= mostPieces
      ? [{ identifier: item[1] ?? '', variant: item[2] ?? '', quantity, seenCents: undefined }]
      : []
  })
  return lines.length === items.length ? merged(lines) : undefined
}
