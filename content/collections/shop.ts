import { z } from 'zod'
import { defineCollection } from '@allure/content-engine'
import { shapes } from '../shapes.ts'
import { day, euros, marks, slug, text } from './shared.ts'
import { drawnColours, drawnKinds, maker, part, sizeGuide, variant } from './shop-parts.ts'

const productFields = z.strictObject({
  /** Names the product in its address and in the cart; the name of its file. */
  identifier: slug,
  name: text,
  /** « Débardeur de course, 92 g »: under the name in a list. */
  summary: text,
  lead: text,
  price: euros,
  /** Ids of collections of `info/boutique`; the first is the one the page leads back to. */
  collection: z.array(slug).min(1),
  /** Percent off the price, from `discountFrom` on. */
  discount: z.int().min(0).max(90).default(0),
  gallery: z.array(z.strictObject({ src: text, alt: z.string() })).default([]),
  gender: z.enum(['femme', 'homme', 'mixte', 'enfant']),
  inventory: z.array(variant).min(1),
  discountFrom: day.optional(),
  /** First day in the shop. */
  addedOn: day,
  /** A textile must say its composition. */
  textile: z.boolean(),
  composition: z.array(part).default([]),
  material: text.optional(),
  care: text.optional(),
  maker,
  sizeGuide: sizeGuide.optional(),
  /** Working days until it leaves, at most; with the carriage the law allows thirty days (L216-1). */
  deliveryDelay: z.int().min(1).max(15),
  art: z.strictObject({ kind: z.enum(drawnKinds), colour: z.enum(drawnColours) }),
  /** What the drawing on it means. */
  story: z.strictObject({ title: text, text }).optional(),
  /** Nothing is without the right to withdraw as long as no buyer can have it marked (L221-28, 3°). */
  withdrawal: z.enum(['14-jours', 'hygiene']).default('14-jours'),
  warnings: z.array(text).default([]),
  related: z.array(slug).default([]),
  ...marks,
})

const product = productFields.superRefine((fields, context) => {
  const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const { inventory, sizeGuide: guide } = fields
  if (fields.textile && fields.composition.length === 0) problem('composition', 'obligatoire pour un textile')
  else if (fields.textile && inventory.every(({ size }) => size === undefined))
    problem('inventory', 'un textile dit la taille de chaque variante')
  if (fields.discount > 0 && !fields.discountFrom) problem('discountFrom', 'obligatoire avec une remise')
  if (hasTwice(inventory.map(({ id }) => id))) problem('inventory', 'deux variantes ont le même id')
  if (hasTwice(inventory.map(({ size, colour }) => `${size}/${colour}`)))
    problem('inventory', 'deux variantes ont la même taille et la même couleur')
  if (isUneven(inventory.map(({ size }) => size)) || isUneven(inventory.map(({ colour }) => colour)))
    problem('inventory', 'toutes les variantes ont une taille, ou aucune ; de même pour la couleur')
  const measured = guide?.rows.map(([size]) => size)
  if (measured && inventory.some(({ size }) => size !== undefined && !measured.includes(size)))
    problem('sizeGuide', 'il manque une taille de l’inventaire')
  if (fields.related.includes(fields.identifier)) problem('related', 'un produit ne se complète pas lui-même')
})

function hasTwice(names: readonly string[]): boolean {
  return new Set(names).size < names.length
}

function isUneven(values: readonly (string | undefined)[]): boolean {
  return values.includes(undefined) && values.some((value) => value !== undefined)
}

export const shop = defineCollection({
  ...shapes.shop,
  source: 'shop',
  images: ['gallery.*.src'],
  rawKeys: ['identifier', 'email', 'postcode'],
  schema: product,
})
