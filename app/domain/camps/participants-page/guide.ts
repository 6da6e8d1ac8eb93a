import { z } from 'zod'
import { optionalText } from '#app/domain/shared/forms/form-text.ts'

export const guideFields = ['meeting', 'packing', 'papers', 'weather', 'photosUrl'] as const
export type GuideField = (typeof guideFields)[number]

/** The coach’s words to the participants of a camp; an empty one is not said. */
export type Guide = Readonly<Record<GuideField, string>>

export const noGuide: Guide = { meeting: '', packing: '', papers: '', weather: '', photosUrl: '' }

const words = optionalText({ longest: 3000 }).transform((typed) => typed ?? '')

export const guideSchema = z.object({
  meeting: words,
  packing: words,
  papers: words,
  weather: words,
  photosUrl: z
    .string()
    .trim()
    .refine((typed) => typed === '' || /^https:\/\/\S+$/.test(typed), {
      error: 'Une adresse complète\u00a0: https://…',
    }),
})
