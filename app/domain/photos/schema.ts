import { z } from 'zod'
import { optionalLine, requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { longestAlt, longestCaption, photoFrames } from './photo.ts'

export const photoFields = ['photoAlt', 'photoCaption', 'photoCredit', 'photoFrame', 'photoFocus'] as const

const said = {
  photoAlt: requiredLine({
    missing: 'Dites en quelques mots ce que l’on voit\u00A0: c’est lu à qui ne voit pas la photo.',
    longest: longestAlt,
  }),
  photoCaption: optionalLine({ longest: longestCaption }),
  photoCredit: optionalLine({ longest: 100 }),
}

/** What is asked with a photo, texts as typed: the focus is `x-y`, in percents. */
export const photoSchema = z.object({
  ...said,
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

export const knownPhotoFields = [
  'photoAlt',
  'photoCaption',
  'photoCredit',
  'photoFocusX',
  'photoFocusY',
] as const

const percent = z
  .string()
  .trim()
  .regex(/^(\d{1,2}|100)$/, 'Un nombre entier de 0 à 100.')
  .transform(Number)

/** What is said of a photo that is there, and what must stay in sight of it. */
export const knownPhotoSchema = z
  .object({ ...said, photoFocusX: percent, photoFocusY: percent })
  .transform(({ photoAlt, photoCaption, photoCredit, photoFocusX, photoFocusY }) => ({
    alt: photoAlt,
    caption: photoCaption ?? null,
    credit: photoCredit ?? null,
    focus: { x: photoFocusX, y: photoFocusY },
  }))

export type KnownPhotoWords = z.output<typeof knownPhotoSchema>
