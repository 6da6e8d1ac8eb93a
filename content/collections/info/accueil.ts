import { z } from 'zod'
import { photo, text } from '../shared.ts'

const leg = z.strictObject({ label: text, figure: text, detail: text })

const session = z.strictObject({
  day: text,
  title: text,
  detail: text,
  kind: z.enum(['run', 'swim', 'bike', 'strength', 'rest']),
  minutes: z.int().min(0).max(600),
  /** Gap between two lines of the drawing: 7 is fast, 17 is easy, 0 draws no lines. */
  gap: z.number().min(0).max(40),
  pace: text.optional(),
})

export const accueil = z.strictObject({
  description: text,
  hero: z.strictObject({ tag: text, start: text, turn: text, word: text, lead: text, photo: photo.optional() }),
  race: z.strictObject({ title: text, legs: z.array(leg).length(4) }),
  experience: z.strictObject({ title: text }),
  disciplines: z.strictObject({ title: text, lead: text }),
  week: z.strictObject({
    title: text,
    lead: text,
    sessions: z.array(session).length(7),
    totals: z.array(z.strictObject({ figure: text, text })).min(1),
  }),
  tools: z.strictObject({ title: text, lead: text, button: text }),
  camps: z.strictObject({ title: text }),
  testimonials: z.strictObject({ title: text, lead: text }),
  sample: z.boolean().default(false),
})
