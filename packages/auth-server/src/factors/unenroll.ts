import { audit } from '../audit/audit.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/route.ts'
import { readFactorId, requireFactorCaller } from './factor-caller.ts'
import { lockAccount, requireFactor } from './locked-account.ts'
import { removeFactor } from './remove-factor.ts'

/** Gives a factor up. `422 insufficient_aal` for a verified one that this session has not shown. */
export async function unenrollFactor(call: Call): Promise<Response> {
  const { backend, address } = call
  const caller = await requireFactorCaller(call)
  const id = readFactorId(call)
  const at = backend.now()
  await backend.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, caller)
    const factor = requireFactor(account, id)
    if (factor.status === 'verified' && account.session.aal !== 'aal2')
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    await removeFactor(transaction, factor, at)
    const details = { factor_id: id, factor_status: factor.status, session_id: account.session.id }
    await audit(transaction, { action: 'factor_unenrolled', user: account.user, at, address, details })
  })
  return Response.json({ id })
}
