import { z } from 'zod'
import { day, text } from '../shared.ts'

/**
 * A legal text. In its Markdown, `{siren}` is replaced by that fact of the club (`app/domain/club/legal-facts.ts` lists
 * them); a paragraph, a list item or a row with `{tva?}` is left out when there is none.
 */
export const pageLegale = z.strictObject({
  title: text,
  description: text,
  /** Numbered texts (terms of sale) keep their past versions. */
  version: z.int().min(1).optional(),
  updatedOn: day,
  /** The text in a few figures, at its top. */
  essentials: z.array(z.strictObject({ figure: text, words: text })).default([]),
})
