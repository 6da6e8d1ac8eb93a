import { and, eq, inArray } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { oneTimeTokens } from '../schema/index.ts'
import { lockUser } from '../users/lock-user.ts'
import type { UserRow } from '../users/user-row.ts'
import { pkceTokenHash, storedTokenHash, tokenHash } from './token-hash.ts'
import type { TokenType } from './token-kinds.ts'
import { isTokenAlive } from './token-life.ts'

/** What a person shows: the token of a link, or a code with the address or number it was sent to. */
export type TokenProof = { hash: string } | { address: string; code: string }

/** `user` is locked until the transaction ends. `relatesTo`: the address or number the token was sent to. */
type ConsumedToken = { user: UserRow; type: TokenType; relatesTo: string }

/**
 * Uses a token up within the caller's transaction: of two at once one gets it. `403 otp_expired` when there is none
 * such, it is too old, or the account has gone; then nothing is used up. Known and unknown addresses are the same work:
 * accounts are looked for only once the token is found. Codes can be guessed: the caller counts tries
 * (`countAttempt`).
 *
 * `ofUser`: only this account's, for who is already signed in (reauthentication).
 */
export async function consumeToken(
  backend: Backend,
  transaction: AuthDatabase,
  { types, proof, ofUser }: { types: readonly TokenType[]; proof: TokenProof; ofUser?: string },
): Promise<ConsumedToken> {
  const hashes = hashesOf(proof, backend.serverKey).map((hash) => storedTokenHash(hash, backend.serverKey))
  const [pending, another] = await transaction
    .select()
    .from(oneTimeTokens)
    .where(and(inArray(oneTimeTokens.tokenHash, hashes), inArray(oneTimeTokens.tokenType, [...types])))
  if (!pending || another || (ofUser && pending.userId !== ofUser)) throw tokenRefused(proof)
  const user = await lockUser(transaction, pending.userId)
  const [token] = await transaction.delete(oneTimeTokens).where(eq(oneTimeTokens.id, pending.id)).returning()
  if (!user || !token) throw tokenRefused(proof)
  const lifeSeconds = lifeOf(backend, proof, user)
  if (!isTokenAlive({ sentAt: token.createdAt, now: backend.now(), lifeSeconds })) throw tokenRefused(proof)
  return { user, type: token.tokenType, relatesTo: token.relatesTo }
}

/** Makes everything pending of an account void: after its password or its address has changed. */
export async function forgetTokens(transaction: AuthDatabase, userId: string): Promise<void> {
  await transaction.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
}

/** The one refusal of everything wrong with a token. Source of the texts: GoTrue. */
export function tokenRefused(proof: TokenProof): AuthError {
  const message = 'hash' in proof ? 'Email link is invalid or has expired' : 'Token has expired or is invalid'
  return new AuthError(403, 'otp_expired', message)
}

// The link of an invitation may live longer: nobody guesses it, and nobody waits for it either. Its code may not.
function lifeOf({ settings }: Backend, proof: TokenProof, { invitedAt, emailConfirmedAt }: UserRow): number {
  const { lifeSeconds, invitationLinkSeconds = lifeSeconds } = settings.otp
  return 'hash' in proof && invitedAt && !emailConfirmedAt ? invitationLinkSeconds : lifeSeconds
}

function hashesOf(proof: TokenProof, serverKey: Uint8Array): string[] {
  if ('hash' in proof) return [proof.hash]
  const { address, code } = proof
  return [tokenHash(address, code, serverKey), pkceTokenHash(address, code, serverKey)]
}
