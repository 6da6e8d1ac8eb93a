import { z } from 'zod'
import { euros, marks, photo, text } from '../shared.ts'

const fact = z.strictObject({ term: text, value: text })

const goal = z.strictObject({
  name: text,
  facts: z.array(fact).min(1),
  keySession: z.strictObject({ name: text, pace: text }),
})

const phase = z.strictObject({ name: text, weeks: text, text, length: z.int().min(1).optional() })

const group = z.strictObject({ name: text, pace: text, size: text })

/** A part of a session: its steps, done `times` times. Size is minutes or metres, effort goes from 0 to 1. */
const sessionBlock = z.strictObject({
  label: text,
  times: z.int().min(1).default(1),
  steps: z.array(z.strictObject({ size: z.number().positive(), effort: z.number().min(0).max(1) })).min(1),
})

const formula = z.strictObject({
  name: text,
  promise: text,
  /** Euros a month, all taxes included. */
  monthlyPrice: euros,
  included: z.array(text).min(1),
  recommended: z.boolean().default(false),
})

const formulas = z
  .strictObject({ title: text, lead: text, commitment: text, items: z.array(formula).min(1) })
  .refine(({ items }) => items.filter(({ recommended }) => recommended).length <= 1, {
    error: 'une seule formule peut être conseillée',
    path: ['items'],
  })

const coachingFields = {
  word: text,
  subtitle: text,
  lead: text,
  description: text,
  summary: text,
  photo: photo.optional(),
  session: z.strictObject({
    title: text,
    lead: text,
    groups: z.array(group).min(1),
    summary: text,
    blocks: z.array(sessionBlock).min(1),
  }),
  audience: z.strictObject({ title: text, yes: z.array(text).min(1), later: text }),
  method: z.strictObject({ title: text, steps: z.array(z.strictObject({ title: text, text })).min(1) }),
  formulas,
  questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
  sample: marks.sample,
}

const goalsOf = <Goal extends z.ZodType>(item: Goal) =>
  z.strictObject({ title: text, lead: text.optional(), items: z.array(item).min(1) })

const seasonFields = { title: text, lead: text, phases: z.array(phase).min(1) }

const weeklyLoad = z.array(z.number().min(0).max(100)).min(2)

const strokeCount = z.strictObject({ count: z.int().min(1).max(60), when: text })

export const coachingNatation = z.strictObject({
  ...coachingFields,
  goals: goalsOf(goal),
  season: z.strictObject({ ...seasonFields, strokes: z.strictObject({ before: strokeCount, after: strokeCount }) }),
})

export const coachingRunning = z.strictObject({
  ...coachingFields,
  goals: goalsOf(goal),
  season: z.strictObject({ ...seasonFields, weeks: weeklyLoad }),
})

/** Percent of the whole, in the order of a race. */
const shares = z
  .strictObject({ swim: z.number().positive(), bike: z.number().positive(), run: z.number().positive() })
  .refine(({ swim, bike, run }) => Math.abs(swim + bike + run - 100) < 0.001, {
    error: 'les trois parts doivent faire 100 %',
  })

export const coachingTriathlon = z.strictObject({
  ...coachingFields,
  figures: z.array(z.strictObject({ label: text, figure: text, detail: text })).length(4),
  goals: goalsOf(goal.extend({ shares })),
  season: z.strictObject({ ...seasonFields, weeks: weeklyLoad, shares }),
})
