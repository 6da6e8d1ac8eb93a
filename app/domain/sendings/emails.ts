import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const facts = z.object({
  subject: z.string(),
  /** In the coach’s own words; an empty line ends a paragraph. */
  text: z.string(),
  author: z.string(),
  /** Where whoever gets it can have no more of them. */
  cutUrl: z.string(),
})
export type LetterFacts = z.infer<typeof facts>

export const clubLetter: EmailTemplate<LetterFacts> = { name: 'club-letter', facts }
