import { z } from 'zod'
import { optionalText } from '#app/domain/shared/forms/form-text.ts'
import { unknownPlaces } from '#app/domain/shared/forms/named-places.ts'

export const longestSubject = 120
export const longestWords = 1500

/** The words of an email as a form sends them; what is left empty is the site's. @param places they may name */
export function mailWordsSchema(places: readonly string[]) {
  const words = (longest: number) =>
    optionalText({ longest }).superRefine((text, context) => {
      const [unknown] = text === undefined ? [] : unknownPlaces(text, places)
      if (unknown !== undefined)
        context.addIssue({
          code: 'custom',
          message: `«\u202f${unknown}\u202f» n’est pas connu de cet e-mail. À choisir parmi\u00a0: ${inWords(places)}.`,
        })
    })
  return z.object({
    subject: words(longestSubject),
    opening: words(longestWords),
    closing: words(longestWords),
  })
}

export function inWords(places: readonly string[]): string {
  return places.map((place) => `{${place}}`).join(', ')
}
