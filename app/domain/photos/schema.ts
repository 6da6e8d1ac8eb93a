import { z } from 'zod'
import { optionalLine, requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { photoFrames } from './photo.ts'

export const photoFields = ['photoAlt', 'photoCredit', 'photoFrame', 'photoFocus'] as const

/** What is asked with a photo, texts as typed: the focus is `x-y`, in percents. */
export const photoSchema = z.object({
  photoAlt: requiredLine({
    missing: 'Dites en quelques mots ce que l’on voit\u00A0: c’est lu à qui ne voit pas la photo.',
    longest: 200,
  }),
  photoCredit: optionalLine({ longest: 100 }),
  photoFrame: z.enum(photoFrames).catch('whole'),
  photoFocus: z
    .string()
    .regex(/^(\d{1,2}|100)-(\d{1,2}|100)$/)
    .catch('50-50')
    .transform((typed) => {
      const [x = 50, y = 50] = typed.split('-').map(Number)
      return { x, y }
    }),
})

export type PhotoWords = z.output<typeof photoSchema>
