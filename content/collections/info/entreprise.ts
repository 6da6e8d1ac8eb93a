import { z } from 'zod'
import { accentProblems, isHexColour } from '../colours.ts'
import { isLuhn } from '../luhn.ts'
import { day, email, euros, hour, phone, postalAddress, text, webAddress } from '../shared.ts'

const openingHours = z
  .strictObject({
    /** 1 is Monday, 7 Sunday. */
    day: z.int().min(1).max(7),
    from: hour,
    to: hour,
    note: text.optional(),
  })
  .refine(({ from, to }) => from < to, { error: 'la fermeture précède l’ouverture', path: ['to'] })

const legal = z
  .strictObject({
    status: z.enum(['EI', 'EURL', 'SARL', 'SASU', 'SAS', 'association']),
    ownerName: text,
    companyName: text.optional(),
    /** Euros; companies only. */
    capital: euros.optional(),
    siren: z
      .string()
      .regex(/^\d{9}$/, 'neuf chiffres, entre guillemets, attendus')
      .refine(isLuhn, { error: 'SIREN attendu\u00a0: sa clé de contrôle ne correspond pas' }),
    register: text,
    vat: text.optional(),
    textileProducerId: text.optional(),
    publicationDirector: text,
    host: z.strictObject({ name: text, address: text, phone: phone.optional() }),
  })
  .refine(({ status, companyName }) => status === 'EI' || companyName !== undefined, {
    error: 'obligatoire pour une société ou une association',
    path: ['companyName'],
  })

const deliveryFee = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/, 'minuscules, chiffres et tirets attendus'),
  label: text,
  zone: text,
  /** Euros, for any order. */
  price: euros,
  freeFrom: euros.optional(),
  delay: text,
})

const travel = z.strictObject({
  registration: text,
  guarantor: z.strictObject({ name: text, address: text }),
  insurer: z.strictObject({ name: text, address: text }),
})

/** How the club looks, where it differs from what the site comes with. */
const look = z.strictObject({
  accent: z
    .string()
    .refine(isHexColour, { error: 'couleur attendue, par exemple #0a5bb5', abort: true })
    .refine((colour) => accentProblems(colour).length === 0, { error: 'cette couleur ne se lit pas dans les deux modes' })
    .optional(),
  logo: z
    .strictObject({
      src: z.string().regex(/^\/logo\/[\da-f]{32}\.png$/, 'adresse d’un logo déposé attendue'),
      width: z.int().min(1).max(640),
      height: z.int().min(1).max(192),
      /** Of what the logo stands out on. */
      ground: z.enum(['light', 'dark']),
    })
    .optional(),
})

export const entreprise = z.strictObject({
  name: text,
  tagline: text,
  look: look.optional(),
  description: text,
  experienceSentence: text,
  foundedOn: day.optional(),
  phone,
  email,
  address: postalAddress,
  instagramCoaching: webAddress,
  instagramTherapy: webAddress,
  openingHours: z.array(openingHours),
  legal,
  insurer: z.strictObject({ name: text, contract: text, area: text }).nullable(),
  mediator: z.strictObject({ name: text, address: text, url: webAddress }).nullable(),
  /** The mention in force is the last whose day has come; without a rate the club is exempt. */
  vatMentions: z.array(z.strictObject({ from: day, text, ratePercent: z.number().positive().max(100).optional() })).min(1),
  deliveryFees: z.array(deliveryFee),
  /** Day on which the accounts are closed each year: invoices are kept for ten years from then. */
  financialYearEnd: z
    .string()
    .regex(/^\d{2}-\d{2}$/, 'mois et jour attendus, par exemple 12-31')
    .refine((value) => z.iso.date().safeParse(`2023-${value}`).success, 'ce jour n’existe pas chaque année')
    .default('12-31'),
  /** Licence to sell packages; without it no camp may include lodging. */
  travel: travel.nullable(),
  sample: z.boolean().default(false),
})
