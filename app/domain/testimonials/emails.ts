import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const asked = z.object({
  firstName: z.string(),
  /** The camp that it is asked after, or nothing. */
  about: z.string(),
  secret: z.string(),
})

/** To an athlete: the address where they may tell what they lived. */
export const testimonialAsked: EmailTemplate<z.infer<typeof asked>> = {
  name: 'testimonial-asked',
  facts: asked,
}

const answered = z.object({
  firstName: z.string(),
  answer: z.enum(['publier', 'retoucher', 'refuser']),
  word: z.string(),
  secret: z.string(),
})

/** To its author: what the club did with a testimonial, and the address where it can be taken back. */
export const testimonialAnswered: EmailTemplate<z.infer<typeof answered>> = {
  name: 'testimonial-answered',
  facts: answered,
}
