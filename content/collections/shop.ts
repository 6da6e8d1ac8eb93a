import { z } from 'zod'
import { day, email, euros, marks, photo, slug, text } from './shared.ts'
import { defineCollection } from '@allure/content-engine'
import { shapes } from '../shapes.ts'

export const drawnColours = ['green', 'blue', 'ink', 'white'] as const

export const drawnKinds = ['maillot', 'tshirt', 'trifonction', 'bonnet', 'gourde'] as const

export const variant = z.strictObject({
  id: slug,
  size: text.optional(),
  colour: slug.optional(),
  stock: z.int().min(0),
})

const fibre = z.strictObject({ fibre: text, percent: z.number().positive().max(100) })

/** The fibres of one part of a textile (Regulation (EU) 1007/2011, article 9). */
export const part = z.strictObject({
  part: text.optional(),
  fibres: z
    .array(fibre)
    .min(1)
    .refine((fibres) => sumOf(fibres) === 100, { error: 'la composition doit faire 100 %' }),
})

function sumOf(fibres: readonly { readonly percent: number }[]): number {
  return Math.round(fibres.reduce((sum, { percent }) => sum + percent, 0) * 100) / 100
}

const producer = z.strictObject({
  name: text,
  address: z.strictObject({ street: text, postcode: text, city: text, country: text.default('France') }),
  email,
})

const unionCountries =
  'Allemagne, Autriche, Belgique, Bulgarie, Chypre, Croatie, Danemark, Espagne, Estonie, Finlande, France, Grèce, ' +
  'Hongrie, Irlande, Italie, Lettonie, Lituanie, Luxembourg, Malte, Pays-Bas, Pologne, Portugal, République tchèque, ' +
  'Roumanie, Slovaquie, Slovénie, Suède'

/** Who made it, and for a maker outside the Union who answers for it there (Regulation (EU) 2023/988, article 19). */
export const maker = producer
  .extend({ responsible: producer.optional() })
  .refine(({ address, responsible }) => responsible !== undefined || isInUnion(address.country), {
    error: 'un fabricant hors de l’Union européenne demande une personne responsable dans l’Union',
    path: ['responsible'],
  })
  .refine(({ responsible }) => responsible === undefined || isInUnion(responsible.address.country), {
    error: 'la personne responsable est établie dans l’Union européenne',
    path: ['responsible', 'address', 'country'],
  })

function isInUnion(country: string): boolean {
  return unionCountries.split(', ').includes(country)
}

export const sizeGuide = z
  .strictObject({
    advice: text.optional(),
    columns: z.array(text).min(2),
    rows: z.array(z.array(text).min(2)).min(1),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'chaque ligne a autant de cases qu’il y a de colonnes',
    path: ['rows'],
  })

const productFields = z.strictObject({
  identifier: slug,
  name: text,
  summary: text,
  lead: text,
  price: euros,
  collection: z.array(slug).min(1),
  /** Percent off the price, from `discountFrom` on. */
  discount: z.int().min(0).max(90).default(0),
  gallery: z.array(z.strictObject({ src: photo, alt: z.string() })).default([]),
  gender: z.enum(['femme', 'homme', 'mixte', 'enfant']),
  inventory: z.array(variant).min(1),
  discountFrom: day.optional(),
  /** The last day of the discount. */
  discountTo: day.optional(),
  addedOn: day,
  textile: z.boolean(),
  composition: z.array(part).default([]),
  material: text.optional(),
  care: text.optional(),
  maker,
  sizeGuide: sizeGuide.optional(),
  /** Working days until it leaves, at most; with the carriage the law allows thirty days (L216-1). */
  deliveryDelay: z.int().min(1).max(15),
  art: z.strictObject({ kind: z.enum(drawnKinds), colour: z.enum(drawnColours) }),
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
  if (fields.discountTo && fields.discountFrom && fields.discountTo < fields.discountFrom)
    problem('discountTo', 'la remise finit avant de commencer')
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
