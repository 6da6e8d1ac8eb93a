import { z } from 'zod'
import { slug, text } from '../shared.ts'
import { drawnColours } from '../shop.ts'

const titled = z.strictObject({ title: text, text })
const collection = z.strictObject({ id: slug, name: text, title: text, description: text, lead: text })
const colour = z.strictObject({ id: slug, name: text, art: z.enum(drawnColours) })

const postcodes = z.array(z.string().regex(/^\d{1,5}$/, 'début de code postal, entre guillemets, attendu'))

const deliveryOption = z.strictObject({
  /** The id of a line of `deliveryFees` in `info/entreprise`, which says price, zone and delay. */
  fee: slug,
  kind: z.enum(['shipping', 'pickup']),
  /** The `id` of a session of `info/equipe`: its day, hours and place come before the text. */
  session: slug.optional(),
  text,
  postcodes: postcodes.default([]),
  exceptPostcodes: postcodes.default([]),
})

/** The official notice of the legal guarantee of conformity (regulation 2025/1960), unaltered, and what it says in words. */
const guaranteeNotice = z.strictObject({
  image: z.string().regex(/^\/[\w-]+(?:\/[\w-]+)*\.(?:svg|png|webp)$/, 'adresse d’un fichier de public/ attendue'),
  text,
})

const regime = z.strictObject({ label: text, text })

const boutiqueFields = z.strictObject({
  description: text,
  head: z.strictObject({ title: text, lead: text }),
  collections: z.array(collection).min(1),
  colours: z.array(colour).min(1),
  deliveryOptions: z.array(deliveryOption).min(1),
  payment: z.strictObject({
    title: text,
    /** Means of payment, said before the first step of an order (L221-14). */
    paymentMethods: z.array(z.strictObject({ id: z.enum(['card', 'transfer', 'on_site']), title: text, text })).min(1),
    safety: text,
  }),
  reasons: z.array(titled).min(1),
  product: z.strictObject({ relatedTitle: text, careTitle: text, sizeTitle: text, makerTitle: text, perks: z.array(text) }),
  cart: z.strictObject({ title: text, empty: titled, deliveryNote: text }),
  legal: z.strictObject({
    priceNote: text,
    struckPriceNote: text,
    guarantee: text,
    guaranteeNotice: guaranteeNotice.nullable().default(null),
    deliveryLimit: text,
    withdrawal: z.strictObject({ '14-jours': regime, hygiene: regime }),
    withdrawalFunction: text,
  }),
  sample: z.boolean().default(false),
})

export const boutique = boutiqueFields.superRefine((fields, context) => {
  for (const list of ['collections', 'colours'] as const) {
    const ids = fields[list].map(({ id }) => id)
    if (new Set(ids).size < ids.length)
      context.addIssue({ code: 'custom', path: [list], message: 'deux éléments ont le même id' })
  }
})
