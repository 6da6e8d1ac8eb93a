import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { reminderKinds } from './rules.ts'

const reminder = z.object({
  kind: z.enum(reminderKinds),
  firstName: z.string(),
  camp: z.string(),
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  place: z.string(),
  /** The coach’s own words, or none. */
  words: z.string(),
  weather: z.string(),
  photosUrl: z.string(),
  /** Of the participants’ page. */
  secret: z.string(),
  /** After a camp: of the address where its reader may tell of it; absent for who did. */
  testimonial: z.string().optional(),
})

/** To participants: papers, packing list and meeting point before the camp; thanks after it. */
export const campReminder: EmailTemplate<z.infer<typeof reminder>> = {
  name: 'camp-reminder',
  facts: reminder,
}
