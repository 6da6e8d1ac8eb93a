import { z } from 'zod'
import { optionalText, requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { filledPlaces, unknownPlaces } from '#app/domain/shared/forms/named-places.ts'
import { longestMessage } from './rules.ts'

export const places = ['prénom', 'nom', 'stage', 'commande', 'coach', 'club'] as const

export type Place = (typeof places)[number]

export type PlaceValues = Readonly<Partial<Record<Place, string | undefined>>>

const isPlace = (name: string): name is Place => places.some((place) => place === name)

/** « {prénom}, {nom} ». */
export const placesInWords = places.map((place) => `{${place}}`).join(', ')

/** Puts what is known in its places; those that nothing is known for stay, and are told once each. */
export function fillPlaces(text: string, values: PlaceValues): { text: string; missing: Place[] } {
  const missing = new Set<Place>()
  const filled = filledPlaces(text, (place) => {
    if (!isPlace(place)) return undefined
    const value = values[place]
    if (value === undefined) missing.add(place)
    return value ?? `{${place}}`
  })
  return { text: filled, missing: [...missing] }
}

/** The places that a text still has: it cannot leave with them. */
export function placesLeft(text: string): Place[] {
  return fillPlaces(text, {}).missing
}

export const cannedFields = ['title', 'text'] as const
export type CannedField = (typeof cannedFields)[number]

export const longestTitle = 80

export const cannedSchema = z.object({
  title: requiredLine({ missing: 'Donnez-lui un nom, pour la retrouver.', longest: longestTitle }),
  text: requiredText('Écrivez le texte de la réponse.').superRefine((text, check) => {
    const [unknown] = unknownPlaces(text, places)
    if (unknown !== undefined)
      check.addIssue({
        code: 'custom',
        message: `«\u202f${unknown}\u202f» n’est pas connu du site. À choisir parmi\u00a0: ${placesInWords}.`,
      })
  }),
})

/** What leaves as an answer: no place of a canned answer is left in it. */
export const answerSchema = requiredText('Écrivez votre réponse.').superRefine((text, check) => {
  const left = placesLeft(text)
  if (left.length > 0)
    check.addIssue({
      code: 'custom',
      message: `Complétez avant d’envoyer\u00a0: ${left.map((place) => `{${place}}`).join(', ')}.`,
    })
})

function requiredText(missing: string) {
  return optionalText({ longest: longestMessage }).transform((text, check) => {
    if (text === undefined) check.addIssue({ code: 'custom', message: missing })
    return text ?? ''
  })
}
