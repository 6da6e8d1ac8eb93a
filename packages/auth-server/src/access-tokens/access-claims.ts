import { z } from 'zod'

/** Who an access token is for: the audience of every signed-in account. Source: GoTrue. */
export const audience = 'authenticated'

const metadata = z.record(z.string(), z.unknown())

export const accessClaims = z.object({
  iss: z.string(),
  sub: z.uuid(),
  aud: z.literal(audience),
  /** Unix seconds. */
  exp: z.int(),
  /** Unix seconds. */
  iat: z.int(),
  email: z.string(),
  phone: z.string(),
  app_metadata: metadata,
  user_metadata: metadata,
  role: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  /** Newest first; `timestamp` in Unix seconds. */
  amr: z.array(z.object({ method: z.string(), timestamp: z.int() })),
  session_id: z.uuid(),
  is_anonymous: z.boolean(),
  /** Of a session given to a third party, with the scopes it was given. */
  client_id: z.uuid().optional(),
  scope: z.string().optional(),
})

/** What an access token says. Source: GoTrue. */
export type AccessClaims = z.output<typeof accessClaims>
