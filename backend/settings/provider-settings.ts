import { z } from 'zod'

/** An OpenID Connect provider people may sign in with. */
export const providerSettings = z.strictObject({
  /** Its name in addresses and identities: `google`. */
  id: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/),
  /** Its name for people; the id otherwise. */
  name: z.string().min(1).optional(),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  scopes: z.array(z.string().min(1)).default(['openid', 'email', 'profile']),
})

export type ProviderSettings = z.output<typeof providerSettings>
