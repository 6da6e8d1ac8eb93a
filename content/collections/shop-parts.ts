import { z } from 'zod'
import { email, slug, text } from './shared.ts'

/** Drawings exist in these colours only; the colours a customer reads are named in `info/boutique`. */
export const drawnColours = ['green', 'blue', 'ink', 'white'] as const
export const drawnKinds = ['maillot', 'tshirt', 'trifonction', 'bonnet', 'gourde'] as const

export const variant = z.strictObject({
  /** Names the variant in the cart: `m-noir`. */
  id: slug,
  size: text.optional(),
  /** The id of a colour of `info/boutique`. */
  colour: slug.optional(),
  /** Pieces at hand when the product is first published; from then on the stock is counted in the database. */
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

/** Whom to ask about a product; unlike ours, the postcode may be foreign. */
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
    /** How to choose between two sizes. */
    advice: text.optional(),
    /** The first column is the size. */
    columns: z.array(text).min(2),
    rows: z.array(z.array(text).min(2)).min(1),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'chaque ligne a autant de cases qu’il y a de colonnes',
    path: ['rows'],
  })
