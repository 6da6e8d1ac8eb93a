import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const facts = z.object({
  firstName: z.string(),
  role: z.enum(['athlete', 'admin']),
  /** Lets its owner in; it serves once. */
  link: z.string(),
  inviter: z.string().optional(),
})

type InvitationEmail = EmailTemplate<z.infer<typeof facts>>

/** To somebody who has a password to choose. */
export const memberInvited: InvitationEmail = { name: 'member-invited', facts }

/** To somebody who had an account already: it is open. */
export const memberOpened: InvitationEmail = { name: 'member-opened', facts }
