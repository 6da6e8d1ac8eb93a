import { and, inArray, eq } from 'drizzle-orm'
import type { Backend, Within } from '../backend.ts'
import type { UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { oneTimeTokens } from '../schema/index.ts'
import { lockUser } from '../users/user-row.ts'
import {
  storedRecoveryHash,
  storedSignUpHash,
  storedTokenHash,
  isTokenAlive,
  tokenHash,
  pkceTokenHash,
  type TokenType,
} from './one-time-token.ts'

export type TokenProof = { hash: string } | { address: string; code: string }

/** `user` is locked until the transaction ends. `relatesTo`: the address or number the token was sent to. */
export type ConsumedToken = {
  user: UserRow
  type: TokenType
  relatesTo: string
  isRecovery: boolean
  isSignUp: boolean
}

/** Uses a token up within the caller's transaction: of two at once one gets it. */
export async function consumeToken(
  backend: Backend,
  { types, proof, ofUser }: { types: readonly TokenType[]; proof: TokenProof; ofUser?: string },
): Promise<ConsumedToken> {
  const { database, serverKey } = backend
  const sent = hashesOf(proof, serverKey)
  const recoveries = sent.map((hash) => storedRecoveryHash(hash, serverKey))
  const signUps = sent.map((hash) => storedSignUpHash(hash, serverKey))
  const hashes = [...recoveries, ...signUps, ...sent.map((hash) => storedTokenHash(hash, serverKey))]
  const [pending, another] = await database
    .select()
    .from(oneTimeTokens)
    .where(and(inArray(oneTimeTokens.tokenHash, hashes), inArray(oneTimeTokens.tokenType, [...types])))
  if (!pending || another || (ofUser && pending.userId !== ofUser)) throw tokenRefused(proof)
  const user = await lockUser(backend, pending.userId)
  const [token] = await database.delete(oneTimeTokens).where(eq(oneTimeTokens.id, pending.id)).returning()
  if (!user || !token) throw tokenRefused(proof)
  const lifeSeconds = lifeOf(backend, proof, user)
  if (!isTokenAlive({ sentAt: token.createdAt, now: backend.now(), lifeSeconds })) throw tokenRefused(proof)
  const isRecovery = recoveries.includes(token.tokenHash)
  const isSignUp = signUps.includes(token.tokenHash)
  return { user, type: token.tokenType, relatesTo: token.relatesTo, isRecovery, isSignUp }
}

export async function forgetTokens({ database }: Within, userId: string): Promise<void> {
  await database.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
}

export function tokenRefused(proof: TokenProof): AuthError {
  const message = 'hash' in proof ? 'Email link is invalid or has expired' : 'Token has expired or is invalid'
  return new AuthError(403, 'otp_expired', message)
}

function lifeOf({ settings }: Backend, proof: TokenProof, { invitedAt, emailConfirmedAt }: UserRow): number {
  const { lifeSeconds, invitationLinkSeconds = lifeSeconds } = settings.otp
  return 'hash' in proof && invitedAt && !emailConfirmedAt ? invitationLinkSeconds : lifeSeconds
}

function hashesOf(proof: TokenProof, serverKey: Uint8Array): string[] {
  if ('hash' in proof) return [proof.hash]
  const { address, code } = proof
  return [tokenHash(address, code, serverKey), pkceTokenHash(address, code, serverKey)]
}
