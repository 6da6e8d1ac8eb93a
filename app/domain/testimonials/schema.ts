import { z } from 'zod'
import { optionalLine, optionalText, requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { testimonialDisciplines } from './rules.ts'

export const testimonialFields = [
  'discipline',
  'title',
  'text',
  'livedOn',
  'firstName',
  'initial',
  'scope',
  'agrees',
] as const

export type TestimonialField = (typeof testimonialFields)[number]

export const longestTestimonial = 1500

/** A testimonial as its author types it. @param today nothing is lived later (`YYYY-MM-DD`) */
export const testimonialSchema = (today: string) =>
  z.object({
    discipline: z.enum(testimonialDisciplines, { error: 'Choisissez ce dont vous parlez.' }),
    title: requiredLine({ missing: 'Donnez un titre, en quelques mots.', longest: 80 }),
    text: optionalText({ longest: longestTestimonial }).pipe(
      z
        .string({ error: 'Racontez en quelques phrases ce que vous avez vécu.' })
        .min(40, { error: 'Dites-en un peu plus\u00a0: une ou deux phrases au moins.' }),
    ),
    livedOn: z.iso
      .date({ error: 'Indiquez un jour qui existe.' })
      .refine((day) => day <= today, { error: 'Ce jour n’est pas encore passé.' })
      .refine((day) => day >= '1980-01-01', { error: 'Ce jour est trop ancien.' }),
    firstName: requiredLine({ missing: 'Indiquez le prénom à montrer.', longest: 60 }),
    initial: optionalLine({ longest: 1 }).pipe(
      z
        .string()
        .regex(/^\p{L}$/u, { error: 'Une lettre, ou rien.' })
        .optional(),
    ),
    scope: z.enum(['site', 'site-reseaux'], { error: 'Choisissez où il peut paraître.' }),
    agrees: z.literal('oui', { error: 'Sans votre accord, rien ne peut paraître.' }),
  })

export type TypedTestimonial = z.output<ReturnType<typeof testimonialSchema>>

export const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('publier'), word: z.string() }),
  z.object({
    decision: z.enum(['retoucher', 'refuser']),
    word: requiredLine({ missing: 'Dites à son auteur ce qui ne va pas.', longest: 1000 }),
  }),
])

export type TypedDecision = z.output<typeof decisionSchema>
