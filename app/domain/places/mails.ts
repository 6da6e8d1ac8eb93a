import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const facts = z.object({
  firstName: z.string(),
  camp: z.string(),
  places: z.int(),
  secret: z.string(),
  path: z.string(),
})

type Facts = z.infer<typeof facts>

/** To who asks to wait without being signed in: the address is theirs once its link is pressed. */
export const waitAsked: EmailTemplate<Facts> = { name: 'camp-wait-asked', facts }

const offered = facts.extend({ until: z.coerce.date() })

/** To the first whom a free place fits: it is theirs to take until then. */
export const placeOffered: EmailTemplate<z.infer<typeof offered>> = {
  name: 'camp-place-offered',
  facts: offered,
}

/** To who did not answer in time: the place goes on. */
export const offerLapsed: EmailTemplate<Facts> = { name: 'camp-offer-lapsed', facts }

/** To who wanted to know: bookings are open. */
export const bookingsOpen: EmailTemplate<Facts> = { name: 'camp-bookings-open', facts }

const ended = facts.extend({ reason: z.string() })

/** To who still waits when the club calls the camp off. */
export const waitEnded: EmailTemplate<z.infer<typeof ended>> = { name: 'camp-wait-ended', facts: ended }
