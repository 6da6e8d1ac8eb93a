import type { ProductArt } from '#app/domain/shared/product-art.ts'
import type { WithdrawalRegime } from '#app/domain/shared/withdrawal-regime.ts'

export const genders = ['femme', 'homme', 'mixte', 'enfant'] as const
/** For whom a product is cut. */
export type Gender = (typeof genders)[number]

/** One size in one colour of a product, with what is left of it. */
export type Variant = {
  /** Names it in the cart: `vert-piste-m`. */
  readonly id: string
  readonly size: string | undefined
  /** The id of a colour of the shop's texts. */
  readonly colour: string | undefined
  /** Pieces left; never below 0. */
  readonly stock: number
}

/** What is asked for a product, before and after its discount begins. Money is integer cents, taxes included. */
export type Pricing = {
  readonly priceCents: number
  /** Percent off, 0 to 90. */
  readonly discount: number
  /** First day of the discount, `AAAA-MM-JJ`. */
  readonly discountFrom: string | undefined
}

/** A product in a list. */
export type ProductSummary = Pricing & {
  readonly identifier: string
  /** Its address: `/notre-boutique/produits/gourde-relief`. */
  readonly path: string
  readonly name: string
  readonly summary: string
  /** Ids of collections, the one it belongs to first. */
  readonly collections: readonly string[]
  readonly gender: Gender
  readonly variants: readonly Variant[]
  readonly art: ProductArt
  /** First day in the shop, `AAAA-MM-JJ`. */
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

/** The first column of a guide is the size. */
export type SizeGuide = {
  readonly advice: string | undefined
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Everything the page of a product shows. */
export type Product = ProductSummary & {
  readonly lead: string
  readonly gallery: readonly { readonly src: string; readonly alt: string }[]
  readonly composition: readonly Composition[]
  readonly material: string | undefined
  readonly care: string | undefined
  readonly maker: Producer
  /** Answers for the product in the Union when its maker is outside. */
  readonly responsible: Producer | undefined
  readonly sizeGuide: SizeGuide | undefined
  /** Working days until it leaves, at most. */
  readonly deliveryDelay: number
  readonly story: { readonly title: string; readonly text: string } | undefined
  readonly withdrawal: WithdrawalRegime
  readonly warnings: readonly string[]
  /** Identifiers of products that go with it. */
  readonly related: readonly string[]
}
