import { SignJWT } from 'jose'
import type { Backend } from '../backend.ts'
import type { UserRow } from '../users/user-row.ts'
import { personClaims } from './person-claims.ts'

/** Tells a third party who signed in, and when (`signedInAt`, Unix seconds). Nobody takes it for an access token. */
export async function signIdToken(
  { keys, publicUrl, now }: Backend,
  about: { user: UserRow; clientId: string; scope: string; nonce: string | null; signedInAt: number },
): Promise<string> {
  const { user, clientId, scope, nonce, signedInAt } = about
  const { kid, alg, key } = keys.signingKey()
  const iat = Math.floor(now().getTime() / 1000)
  return new SignJWT({
    ...personClaims(user, scope),
    auth_time: signedInAt,
    ...(nonce !== null && { nonce }),
  })
    .setProtectedHeader({ alg, typ: 'JWT', kid })
    .setIssuer(publicUrl)
    .setAudience(clientId)
    .setIssuedAt(iat)
    .setExpirationTime(iat + keys.tokenLife)
    .sign(key)
}
