import { z } from 'zod'

const common = {
  kid: z.string().min(1).max(255).optional(),
  use: z.literal('sig').optional(),
  key_ops: z.array(z.string()).optional(),
  /** Unix seconds: when the key was first published. Absent: long ago. */
  iat: z.int().nonnegative().optional(),
}

const ellipticKey = z.object({
  ...common,
  kty: z.literal('EC'),
  alg: z.literal('ES256').default('ES256'),
  crv: z.literal('P-256'),
  x: z.base64url(),
  y: z.base64url(),
  d: z.base64url().optional(),
})

const rsaPrivate = { d: z.base64url(), p: z.base64url(), q: z.base64url() }
const rsaExponents = { dp: z.base64url(), dq: z.base64url(), qi: z.base64url() }

const rsaKey = z.object({
  ...common,
  kty: z.literal('RSA'),
  alg: z.literal('RS256').default('RS256'),
  /** 2048 bits at least. */
  n: z.base64url().min(342),
  e: z.base64url(),
  ...z.object({ ...rsaPrivate, ...rsaExponents }).partial().shape,
})

const keySet = z.object({ keys: z.array(z.discriminatedUnion('kty', [ellipticKey, rsaKey])).min(1) })

/** A JWK of a signing key, private or public, ES256 or RS256. */
export type SigningJwk = z.output<typeof keySet>['keys'][number]

/**
 * Reads a JWK set: `{ "keys": [ … ] }` with ES256 (P-256) and RS256 keys, private or public only. Unknown members are
 * dropped. Throws when it is anything else; a symmetric key is always refused: it could not be told from a public one.
 * The error names the place, never the key.
 */
export function parseKeySet(value: unknown): SigningJwk[] {
  const parsed = keySet.safeParse(value)
  if (parsed.success) return parsed.data.keys
  const places = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new Error(`Not a set of ES256 and RS256 keys: see ${places || 'the whole'}.`)
}
