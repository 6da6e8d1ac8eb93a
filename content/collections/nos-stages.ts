import { z } from 'zod'
import { defineCollection } from '@allure/content-engine'
import { shapes } from '../shapes.ts'
import { day, euros, marks, slug, text } from './shared.ts'

const option = z.strictObject({
  id: slug,
  label: text,
  note: text.optional(),
  /** Euros added to the price, 0 when included. */
  price: euros.default(0),
  group: slug.optional(),
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

const campFields = z.strictObject({
  capacity: z.int().min(1),
  document: z
    .string()
    .regex(/^(?:\/|https:\/\/)\S+$/, 'adresse /… ou https:// attendue')
    .optional(),
  startDate: day,
  endDate: day,
  image: text.optional(),
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
  /** Euros due at booking. */
  deposit: euros.optional(),
  options: z.array(option).default([]),
  opensOn: day.optional(),
  cancelled: z.boolean().default(false),
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
  if (fields.deposit !== undefined && fields.deposit > fields.price) problem('deposit', 'l’acompte dépasse le prix')
})

export const nosStages = defineCollection({
  ...shapes.nosStages,
  source: 'nosStages',
  pathPrefix: '/nos-stages',
  images: ['image'],
  schema: camp,
})
