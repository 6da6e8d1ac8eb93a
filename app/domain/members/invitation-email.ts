import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const facts = z.object({
  firstName: z.string(),
  role: z.enum(['athlete', 'assistant', 'admin']),
  /** Lets its owner in; it serves once. */
  link: z.string(),
  inviter: z.string().optional(),
})

type InvitationEmail = EmailTemplate<z.infer<typeof facts>>

export const memberInvited: InvitationEmail = { name: 'member-invited', facts }

export const memberOpened: InvitationEmail = { name: 'member-opened', facts }
