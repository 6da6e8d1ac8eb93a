import { createSecretKey } from 'node:crypto'
import type { SigningKeys } from './signing-keys.ts'

/**
 * Signs with a secret shared with others (HS256), as projects of before 2025 do: for them only. Clients cannot check
 * such a token themselves, they ask the service; nothing is published. `tokenLife` in seconds.
 */
export function secretSigningKeys(secret: string, { tokenLife }: { tokenLife: number }): SigningKeys {
  const key = createSecretKey(Buffer.from(secret))
  return {
    tokenLife,
    signingKey: () => ({ alg: 'HS256', key }),
    verificationKey: (kid) => (kid === undefined ? { alg: 'HS256', key } : undefined),
    algorithms: () => ['HS256'],
    publicKeySet: () => ({ keys: [] }),
  }
}
