import type { AuthEmail } from '../backend.ts'
import type { oneTimeTokenType, users } from '../schema/index.ts'

export type TokenType = (typeof oneTimeTokenType.enumValues)[number]

type SentAtColumn = Extract<keyof typeof users.$inferSelect, `${string}SentAt`>

export type TokenKind =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'sms'
  | 'phone_change'
  | 'phone_reauthentication'

type TokenKindFacts = {
  type: TokenType
  sentAt: SentAtColumn
  email?: AuthEmail['kind']
  link?: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'
  method?: string
}

/** Source: GoTrue, which lets a link and a recovery share one token, and a sign-up and an invitation another. */
export const tokenKinds: Readonly<Record<TokenKind, TokenKindFacts>> = {
  signup: {
    type: 'confirmation_token',
    sentAt: 'confirmationSentAt',
    email: 'confirmation',
    link: 'signup',
    method: 'email/signup',
  },
  invite: {
    type: 'confirmation_token',
    sentAt: 'confirmationSentAt',
    email: 'invite',
    link: 'invite',
    method: 'invite',
  },
  magiclink: {
    type: 'recovery_token',
    sentAt: 'recoverySentAt',
    email: 'magiclink',
    link: 'magiclink',
    method: 'magiclink',
  },
  recovery: {
    type: 'recovery_token',
    sentAt: 'recoverySentAt',
    email: 'recovery',
    link: 'recovery',
    method: 'recovery',
  },
  email_change_current: {
    type: 'email_change_token_current',
    sentAt: 'emailChangeSentAt',
    email: 'email_change_current',
    link: 'email_change',
    method: 'email_change',
  },
  email_change_new: {
    type: 'email_change_token_new',
    sentAt: 'emailChangeSentAt',
    email: 'email_change_new',
    link: 'email_change',
    method: 'email_change',
  },
  reauthentication: {
    type: 'reauthentication_token',
    sentAt: 'reauthenticationSentAt',
    email: 'reauthentication',
  },
  sms: { type: 'confirmation_token', sentAt: 'confirmationSentAt' },
  phone_change: { type: 'phone_change_token', sentAt: 'phoneChangeSentAt' },
  phone_reauthentication: { type: 'reauthentication_token', sentAt: 'reauthenticationSentAt' },
}
