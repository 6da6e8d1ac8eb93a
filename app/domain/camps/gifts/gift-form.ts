import { z } from 'zod'
import { optionalText } from '#app/domain/shared/forms/form-text.ts'

export const giftFields = ['isGift', 'giftOn', 'giftWords'] as const

/** Somebody else is told on a day (`YYYY-MM-DD`), with words of who pays. */
export type Gift = { readonly tellOn: string; readonly words: string }

type Typed = Readonly<Record<string, string>>

type Read = { readonly gift: Gift | undefined; readonly problems: { field: string; message: string }[] }

const wordsSchema = optionalText({ longest: 600 })

/** What the form says of a gift; with one, its first participant is who receives it. */
export function readGift(typed: Typed, { startOn, today }: { startOn: string; today: string }): Read {
  if (typed.isGift !== 'on') return { gift: undefined, problems: [] }
  const problems: Read['problems'] = []
  const day = z.iso.date().safeParse(typed.giftOn).data
  if (day === undefined || day < today || day >= startOn)
    problems.push({ field: 'giftOn', message: 'Choisissez un jour, d’aujourd’hui à la veille du départ.' })
  const words = wordsSchema.safeParse(typed.giftWords ?? '')
  if (!words.success) problems.push({ field: 'giftWords', message: 'Six cents caractères au plus.' })
  if (typed.takesPart === 'on')
    problems.push({
      field: 'takesPart',
      message: 'Pour offrir une place, décochez cette case\u00a0: le participant est quelqu’un d’autre.',
    })
  else if (!typed['email-1'])
    problems.push({ field: 'email-1', message: 'Indiquez son adresse e-mail, pour prévenir cette personne.' })
  if (problems.length > 0 || day === undefined) return { gift: undefined, problems }
  return { gift: { tellOn: day, words: words.data ?? '' }, problems }
}
