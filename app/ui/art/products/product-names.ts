export const productKinds = ['maillot', 'tshirt', 'trifonction', 'bonnet', 'gourde'] as const
export type ProductKind = (typeof productKinds)[number]

export const productColours = ['green', 'blue', 'ink', 'white'] as const
export type ProductColour = (typeof productColours)[number]

/** Every product picture is drawn in a portrait frame of 4 by 5, with room for its shadow. */
export const PRODUCT_SIZE = { width: 400, height: 500 }

export type ProductName = `product-${ProductKind}-${ProductColour}`
