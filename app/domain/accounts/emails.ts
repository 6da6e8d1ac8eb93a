import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

export const accountEmailKinds = [
  'confirmation',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
  'reauthentication',
] as const
export type AccountEmailKind = (typeof accountEmailKinds)[number]

const accountFacts = z.object({
  /** What one may type instead of following the link. */
  code: z.string(),
  link: z.object({ tokenHash: z.string(), type: z.string(), redirectTo: z.string() }).optional(),
  newEmail: z.string().optional(),
})

export type AccountEmailFacts = z.infer<typeof accountFacts>

/** An email of the authentication service: the link or the code it asks for. */
export function accountEmail(kind: AccountEmailKind): EmailTemplate<AccountEmailFacts> {
  return { name: `account-${kind}`, facts: accountFacts }
}

export const securityNewsKinds = [
  'factors-removed',
  'factors-reset',
  'factor-added',
  'factor-removed',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'email-changed',
] as const
export type SecurityNewsKind = (typeof securityNewsKinds)[number]

const securityFacts = z.object({
  at: z.coerce.date(),
  newEmail: z.string().optional(),
})

export function securityEmail(kind: SecurityNewsKind): EmailTemplate<z.infer<typeof securityFacts>> {
  return { name: `account-${kind}`, facts: securityFacts }
}
