import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const gift = z.object({
  firstName: z.string(),
  from: z.string(),
  camp: z.string(),
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  words: z.string(),
  /** Of the card. */
  secret: z.string(),
})

/** To who receives a place: from whom, and the way to the card. No price is in it. */
export const campGift: EmailTemplate<z.infer<typeof gift>> = { name: 'camp-gift', facts: gift }
