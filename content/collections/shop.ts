import { z } from 'zod'
import { defineCollection } from '#content-engine/index.ts'
import { shapes } from '../shapes.ts'
import { day, email, euros, marks, postalAddress, slug, text } from './shared.ts'

const variant = z.strictObject({
  /** Names the variant in the cart: `m-noir`. */
  id: slug,
  size: text.optional(),
  colour: slug.optional(),
  stock: z.int().min(0),
})

const fibre = z.strictObject({ fibre: text, percent: z.number().positive().max(100) })

const part = z.strictObject({
  part: text.optional(),
  fibres: z
    .array(fibre)
    .min(1)
    .refine((fibres) => sumOf(fibres) === 100, { error: 'la composition doit faire 100 %' }),
})

function sumOf(fibres: readonly { readonly percent: number }[]): number {
  return Math.round(fibres.reduce((sum, { percent }) => sum + percent, 0) * 100) / 100
}

const productFields = z.strictObject({
  identifier: slug,
  name: text,
  price: euros,
  collection: z.array(slug).min(1),
  /** Percent off the price, from `discountFrom` on. */
  discount: z.int().min(0).max(90).default(0),
  gallery: z.array(z.strictObject({ src: text, alt: z.string() })).default([]),
  gender: z.enum(['femme', 'homme', 'mixte', 'enfant']),
  inventory: z.array(variant).min(1),
  discountFrom: day.optional(),
  /** A textile must say its composition. */
  textile: z.boolean(),
  composition: z.array(part).default([]),
  material: text.optional(),
  maker: z.strictObject({ name: text, address: postalAddress, email }),
  sizeGuide: z.strictObject({ columns: z.array(text).min(2), rows: z.array(z.array(text).min(2)).min(1) }).optional(),
  deliveryDelay: text,
  art: z.strictObject({
    kind: z.enum(['maillot', 'tshirt', 'trifonction', 'bonnet', 'gourde']),
    colour: slug,
  }),
  withdrawal: z.enum(['14-jours', 'personnalise', 'hygiene']).default('14-jours'),
  warnings: z.array(text).default([]),
  related: z.array(slug).default([]),
  ...marks,
})

const product = productFields.superRefine((fields, context) => {
  const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (fields.textile && fields.composition.length === 0) problem('composition', 'obligatoire pour un textile')
  if (fields.discount > 0 && !fields.discountFrom) problem('discountFrom', 'obligatoire avec une remise')
  const ids = fields.inventory.map(({ id }) => id)
  if (new Set(ids).size < ids.length) problem('inventory', 'deux variantes ont le même id')
})

export const shop = defineCollection({
  ...shapes.shop,
  source: 'shop',
  images: ['gallery.*.src'],
  schema: product,
})
