import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const written = z.object({
  camp: z.string(),
  firstName: z.string(),
  words: z.string(),
  /** Of the reader’s own page. */
  secret: z.string(),
  /** The booking of who writes, to be answered through the page. */
  from: z.uuid(),
})

/** To a participant from another: neither learns the address of the other. */
export const participantWrites: EmailTemplate<z.infer<typeof written>> = {
  name: 'camp-participant-writes',
  facts: written,
}

const turned = z.object({ camp: z.string(), firstName: z.string(), secret: z.string() })

/** To who still comes: somebody of their booking does not, and the page is at another address. */
export const participantsPageTurned: EmailTemplate<z.infer<typeof turned>> = {
  name: 'camp-participants-page',
  facts: turned,
}
