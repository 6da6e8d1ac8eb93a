import { z } from 'zod'
import { requireCaller, type Caller } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'

const uuid = z.uuid()

/** Who asks; `403 no_authorization` for an anonymous account, which has nothing a second factor could protect. */
export async function requireFactorCaller({ backend, request }: Call): Promise<Caller> {
  const caller = await requireCaller(backend, request)
  if (!caller.user.isAnonymous) return caller
  throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
}

/** The factor an address names: `404 validation_failed` when that is no id at all. */
export function readFactorId({ parameters }: Call): string {
  const id = uuid.safeParse(parameters.factorId)
  if (id.success) return id.data
  throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
}
