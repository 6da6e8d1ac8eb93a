import { z } from 'zod'

/** An OpenID Connect provider people may sign in with. */
export const providerSettings = z.strictObject({
  /** Its name in addresses and identities: `google`. */
  id: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/),
  /** Its name for people; the id otherwise. */
  name: z.string().min(1).optional(),
  /** Its address as it names itself; plain http on this machine only. */
  issuer: z.url({ protocol: /^https?$/ }).refine(isSecureOrLocal, 'must be https, or http on loopback'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  scopes: z.array(z.string().min(1)).default(['openid', 'email', 'profile']),
})

function isSecureOrLocal(issuer: string): boolean {
  const url = URL.parse(issuer)
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url?.hostname ?? '')
  return url?.protocol === 'https:' || isLocal
}

export type ProviderSettings = z.output<typeof providerSettings>
