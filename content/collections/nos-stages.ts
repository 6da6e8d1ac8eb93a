import { z } from 'zod'
import { defineCollection } from '@allure/content-engine'
import { shapes } from '../shapes.ts'
import { day, euros, marks, photo, slug, text } from './shared.ts'

const option = z.strictObject({
  id: slug,
  label: text,
  note: text.optional(),
  /** Euros added to the price, 0 when included. */
  price: euros.default(0),
  /** Options of one group exclude each other: the rooms of a camp. */
  group: slug.optional(),
  /** How many there are; no limit when absent. */
  places: z.int().min(0).optional(),
  /** A product of the shop, by its identifier: one chooses among the sizes that are in stock. */
  product: slug.optional(),
  /** Its one colour that is offered. */
  colour: slug.optional(),
})

const campDay = z.strictObject({
  label: text,
  text,
  duration: text,
  /** How hard the day is, 0 to 1: the height of its line. */
  load: z.number().min(0).max(1),
})

const art = z.strictObject({
  kind: z.enum(['volcan', 'lac', 'plateau', 'col', 'ile', 'vagues']),
  palette: z.enum(['green', 'blue', 'sand', 'mint']),
  seed: z.int().min(0),
})

/** What is kept of a booking that is given up so many days before the start, or earlier: percent of its price, or the deposit. */
const cancellationStep = z.strictObject({
  days: z.int().min(0).max(365),
  keeps: z.union([z.literal('deposit'), z.int().min(0).max(100)]),
})

/** What is told of a package before it is ordered (Code du tourisme, R211-4). */
const packageFacts = z.strictObject({
  lodging: text,
  meals: text,
  formalities: text,
  accessibility: text,
  insurance: text,
  /** Participants without whom the camp is given up, and until how many days before it. */
  minimum: z.strictObject({ participants: z.int().min(1), days: z.int().min(7).max(365) }).optional(),
})

/** Another price, for the first `places` of them; for all of them when absent. */
const reducedPrice = { price: euros, places: z.int().min(1).optional() }

const campFields = z.strictObject({
  capacity: z.int().min(1),
  document: z
    .string()
    .regex(/^(?:\/|https:\/\/)\S+$/, 'adresse /… ou https:// attendue')
    .optional(),
  startDate: day,
  endDate: day,
  image: photo.optional(),
  isFull: z.boolean().default(false),
  location: text,
  price: euros,
  summary: text,
  tags: z.array(text).default([]),
  sports: z.array(z.enum(['running', 'triathlon', 'natation', 'velo'])).min(1),
  level: text,
  group: text,
  volume: text,
  place: z.strictObject({ name: text, city: text, country: text.default('France') }),
  coaches: z.array(z.strictObject({ role: text, note: text.optional() })).default([]),
  included: z.array(text).min(1),
  notIncluded: z.array(text).default([]),
  days: z.array(campDay).default([]),
  art,
  /** `host`: paid by the guest to the host directly. `included` makes the camp a package. */
  lodging: z.enum(['none', 'host', 'included']),
  lodgingNote: text.optional(),
  package: packageFacts.optional(),
  /** Euros due at booking, for each participant; the whole price when absent. */
  deposit: euros.optional(),
  /** The same in percent of the price. */
  depositPercent: z.int().min(1).max(100).optional(),
  /** Days before the start when the rest is due; booked later than that, all is due at once. */
  balanceDays: z.int().min(0).max(365).default(30),
  earlyBird: z.strictObject({ ...reducedPrice, until: day }).optional(),
  memberPrice: z.strictObject(reducedPrice).optional(),
  /** By days before the start, the farthest first; later than the last, all is kept. Without it nothing is booked here. */
  cancellation: z.array(cancellationStep).default([]),
  levelGroups: z.array(text).default([]),
  /** Number of the declaration of a stay of seven minors or more (CASF, L227-5). */
  minorsDeclaration: text.optional(),
  options: z.array(option).default([]),
  opensOn: day.optional(),
  cancelled: z.boolean().default(false),
  /** Places promised elsewhere than on the site: its own bookings are counted beside them. */
  taken: z.int().min(0).default(0),
  priceNote: text.optional(),
  cancellationTerms: text,
  changedOn: day.optional(),
  ...marks,
})

const camp = campFields.superRefine((fields, context) => {
  const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (fields.endDate < fields.startDate) problem('endDate', 'la fin précède le début')
  if (fields.opensOn && fields.opensOn > fields.startDate) problem('opensOn', 'l’ouverture suit le début du stage')
  if (fields.taken > fields.capacity) problem('taken', 'plus de places prises que de places')
  if (fields.deposit !== undefined && fields.depositPercent !== undefined)
    problem('depositPercent', 'l’acompte est une somme ou un pourcentage, pas les deux')
  const deposit = fields.deposit ?? (fields.price * (fields.depositPercent ?? 0)) / 100
  if (fields.deposit !== undefined && fields.deposit > fields.price) problem('deposit', 'l’acompte dépasse le prix')
  for (const reduced of ['earlyBird', 'memberPrice'] as const) {
    const price = fields[reduced]?.price
    if (price !== undefined && price > fields.price) problem(reduced, 'ce prix dépasse le prix plein')
    if (price !== undefined && price < deposit) problem(reduced, 'ce prix est au-dessous de l’acompte')
  }
  const days = fields.cancellation.map((step) => step.days)
  if (days.some((day, index) => index > 0 && day >= (days[index - 1] ?? 0)))
    problem('cancellation', 'le barème va du plus loin au plus près du départ')
})

export const nosStages = defineCollection({
  ...shapes.nosStages,
  source: 'nosStages',
  pathPrefix: '/nos-stages',
  images: ['image'],
  schema: camp,
})
