import { z } from 'zod'
import { slug, text } from './shared.ts'

/** What the owner changed of one email; what is absent is as the site writes it. */
const mailWords = z.strictObject({
  /** The name of its template. */
  mail: slug,
  subject: text.max(120).optional(),
  opening: text.max(1500).optional(),
  closing: text.max(1500).optional(),
})

export const mailWordsFile = z.strictObject({ mails: z.array(mailWords).default([]) })
