import { AuthError } from '../errors/auth-error.ts'

export type Metadata = Record<string, unknown>

/**
 * Metadata stands three times over in a session's cookies (in the access token, beside it, and encoded), and a server
 * refuses requests whose headers are over 16 kB: who kept more would lock themselves out.
 */
const mostBytes = 3072

/**
 * Metadata with changes: what is given takes the place of what is there, a null takes it away. `400 validation_failed`
 * when the whole would be over 3 kB. Source of the rule: GoTrue.
 */
export function mergedMetadata(present: Metadata | null, given: Metadata): Metadata {
  const merged = Object.entries({ ...present, ...given }).filter(([, value]) => value !== null)
  return requireCarriable(Object.fromEntries(merged))
}

function requireCarriable(metadata: Metadata): Metadata {
  if (Buffer.byteLength(JSON.stringify(metadata)) <= mostBytes) return metadata
  throw new AuthError(400, 'validation_failed', `Metadata cannot be longer than ${mostBytes} bytes`)
}
