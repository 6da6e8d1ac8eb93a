import { addDays } from '#app/domain/shared/dates/french-dates.ts'

const newDays = 30

type Arrival = { readonly addedOn: string }

/** Whether a product's first day in the shop has come. Days are `AAAA-MM-JJ`. */
export function isInShop({ addedOn }: Arrival, today: string): boolean {
  return addedOn <= today
}

/** Whether a product came to the shop in the last thirty days, its first one included. Days are `AAAA-MM-JJ`. */
export function isNew(product: Arrival, today: string): boolean {
  return isInShop(product, today) && addDays(product.addedOn, newDays) > today
}
