import { z } from 'zod'
import { invalid } from '../errors/auth-error.ts'
import { parse } from '../http/body.ts'
import type { TokenProof } from '../one-time-tokens/consume-token.ts'
import type { TokenType } from '../one-time-tokens/token-kinds.ts'
import { readPhone, readEmail } from '../users/identifier.ts'

export type Verification = { proof: TokenProof; types: readonly TokenType[]; attempt?: string }

const mailTypes: Readonly<Record<string, readonly TokenType[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
}

const phoneTypes: Readonly<Record<string, readonly TokenType[]>> = {
  sms: ['confirmation_token'],
  phone_change: ['phone_change_token'],
}

const text = z.string().nullish()

const form = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
})

export function readVerification(body: Record<string, unknown>): Verification {
  const { type, token, token_hash: hash, email, phone, redirect_to: redirectTo } = parse(form, body)
  if (!type) throw invalid('Verify requires a verification type')
  if (hash) {
    if (token || email || phone || redirectTo)
      throw invalid('Only the token_hash and type should be provided')
    return readLink(hash, type)
  }
  if (!token) throw invalid('Verify requires either a token or a token hash')
  if (Boolean(email) === Boolean(phone))
    throw invalid('Only an email address or phone number should be provided on verify')
  return phone ? readPhoneCode(phone, token, type) : readMailCode(email ?? '', token, type)
}

export function readLink(hash: string, type: string): Verification {
  return { proof: { hash }, types: typesOf(mailTypes, type, 'email') }
}

function readPhoneCode(phone: string, code: string, type: string): Verification {
  const address = readPhone(phone)
  const types = typesOf(phoneTypes, type, 'phone')
  return { proof: { address, code }, types, attempt: `${type} ${address}` }
}

function readMailCode(email: string, code: string, type: string): Verification {
  const address = readEmail(email)
  const types = typesOf(mailTypes, type, 'email')
  const what = type === 'email_change' ? type : 'email'
  return { proof: { address, code }, types, attempt: `${what} ${address}` }
}

function typesOf(known: Readonly<Record<string, readonly TokenType[]>>, type: string, kind: string) {
  const types = Object.hasOwn(known, type) ? known[type] : undefined
  if (types) return types
  throw invalid(`Invalid ${kind} verification type`)
}
