import { z } from 'zod'
import { mostPieces } from './cart.ts'
import { isName } from './cookie.ts'

const unknownVariant = 'Choisissez un article de la boutique, avec sa taille et sa couleur.'
const name = z.string().trim().refine(isName, { error: unknownVariant })

const wholeNumber = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .refine((typed) => /^\d{1,6}$/.test(typed), {
    error: `Indiquez la quantité en chiffres, de 1 à ${mostPieces}.`,
    abort: true,
  })
  .transform(Number)

const piecesToAdd = wholeNumber.refine((quantity) => quantity >= 1 && quantity <= mostPieces, {
  error: `Choisissez de 1 à ${mostPieces} exemplaires.`,
})

export const cartFields = ['identifier', 'variant', 'quantity'] as const

export const addToCartSchema = z.object({ identifier: name, variant: name, quantity: piecesToAdd })

/** What a line of the cart sends: 0 takes it out, above ten is brought to ten by `changeQuantity`. */
export const changeQuantitySchema = z.object({ identifier: name, variant: name, quantity: wholeNumber })

export const removeLineSchema = z.object({ identifier: name, variant: name })
