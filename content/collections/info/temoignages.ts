import { z } from 'zod'
import { day, marks, text } from '../shared.ts'

const testimonialFields = z.strictObject({
  discipline: text,
  title: text,
  text,
  /** First name and initial, with consent; a sample says what kind of person will stand there. */
  author: text,
  tone: z.enum(['green', 'blue', 'slate']),
  livedOn: day.optional(),
  publishedOn: day.optional(),
  reply: text.optional(),
  ...marks,
})

const testimonial = testimonialFields.superRefine(({ sample, livedOn, publishedOn }, context) => {
  const problem = (path: string) =>
    context.addIssue({ code: 'custom', path: [path], message: 'obligatoire pour un témoignage publié' })
  if (!sample && !livedOn) problem('livedOn')
  if (!sample && !publishedOn) problem('publishedOn')
})

export const temoignages = z.strictObject({
  description: text,
  head: z.strictObject({ start: text, word: text, lead: text }),
  items: z.array(testimonial),
  rules: z.strictObject({
    title: text,
    lead: text,
    items: z.array(z.strictObject({ title: text, text })).min(1),
    note: text,
  }),
  sample: z.boolean().default(false),
})
