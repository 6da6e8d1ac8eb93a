import type { AuthEmail, EmailChangeKind, LinkType } from '../backend.ts'
import type { oneTimeTokenType, users } from '../schema/index.ts'

export type TokenType = (typeof oneTimeTokenType.enumValues)[number]

/** `sms` and those of a phone go by SMS, the others by email. */
export type TokenKind =
  | Exclude<AuthEmail['kind'], 'confirmation'>
  | 'signup'
  | 'sms'
  | 'phone_change'
  | 'phone_reauthentication'

type TokenKindFacts = { type: TokenType; email?: AuthEmail['kind']; link?: LinkType }

/** Source: GoTrue, which lets a link and a recovery share one token, and a sign-up and an invitation another. */
export const tokenKinds: Readonly<Record<TokenKind, TokenKindFacts>> = {
  signup: { type: 'confirmation_token', email: 'confirmation', link: 'signup' },
  invite: { type: 'confirmation_token', email: 'invite', link: 'invite' },
  magiclink: { type: 'recovery_token', email: 'magiclink', link: 'magiclink' },
  recovery: { type: 'recovery_token', email: 'recovery', link: 'recovery' },
  email_change_current: emailChange('current'),
  email_change_new: emailChange('new'),
  reauthentication: { type: 'reauthentication_token', email: 'reauthentication' },
  sms: { type: 'confirmation_token' },
  phone_change: { type: 'phone_change_token' },
  phone_reauthentication: { type: 'reauthentication_token' },
}

function emailChange(which: 'current' | 'new'): TokenKindFacts {
  const email: EmailChangeKind = `email_change_${which}`
  return { type: `email_change_token_${which}`, email, link: 'email_change' }
}

type SentAtColumn = Extract<keyof typeof users.$inferSelect, `${string}SentAt`>

const sentAtColumns: Readonly<Record<TokenType, SentAtColumn>> = {
  confirmation_token: 'confirmationSentAt',
  recovery_token: 'recoverySentAt',
  email_change_token_current: 'emailChangeSentAt',
  email_change_token_new: 'emailChangeSentAt',
  phone_change_token: 'phoneChangeSentAt',
  reauthentication_token: 'reauthenticationSentAt',
}

export function sentAtColumn(kind: TokenKind): SentAtColumn {
  return sentAtColumns[tokenKinds[kind].type]
}

/** What a PKCE flow is called that waits for a link of this type. */
export function flowMethod(link: string): string {
  return link === 'signup' ? 'email/signup' : link
}
