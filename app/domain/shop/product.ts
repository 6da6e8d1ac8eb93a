import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import type { ProductArt } from '#app/domain/shared/product-art.ts'
import type { WithdrawalRegime } from '#app/domain/shared/withdrawal-regime.ts'

export const genders = ['femme', 'homme', 'mixte', 'enfant'] as const
export type Gender = (typeof genders)[number]

export type Variant = {
  readonly id: string
  readonly size: string | undefined
  readonly colour: string | undefined
  /** Pieces left; never below 0. */
  readonly stock: number
}

/** What is asked for a product, before and after its discount begins. Money is integer cents, taxes included. */
export type Pricing = {
  readonly priceCents: number
  /** Percent off, 0 to 90. */
  readonly discount: number
  readonly discountFrom: string | undefined
}

export type ProductSummary = Pricing & {
  readonly identifier: string
  readonly path: string
  readonly name: string
  readonly summary: string
  readonly collections: readonly string[]
  readonly gender: Gender
  readonly variants: readonly Variant[]
  readonly art: ProductArt
  readonly addedOn: string
  readonly isSample: boolean
}

export type Composition = {
  readonly part: string | undefined
  readonly fibres: readonly { readonly fibre: string; readonly percent: number }[]
}

export type Producer = {
  readonly name: string
  readonly address: {
    readonly street: string
    readonly postcode: string
    readonly city: string
    readonly country: string
  }
  readonly email: string
}

export type SizeGuide = {
  readonly advice: string | undefined
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type Product = ProductSummary & {
  readonly lead: string
  readonly gallery: readonly { readonly src: string; readonly alt: string }[]
  readonly composition: readonly Composition[]
  readonly material: string | undefined
  readonly care: string | undefined
  readonly maker: Producer
  readonly responsible: Producer | undefined
  readonly sizeGuide: SizeGuide | undefined
  /** Working days until it leaves, at most. */
  readonly deliveryDelay: number
  readonly story: { readonly title: string; readonly text: string } | undefined
  readonly withdrawal: WithdrawalRegime
  readonly warnings: readonly string[]
  readonly related: readonly string[]
}

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
