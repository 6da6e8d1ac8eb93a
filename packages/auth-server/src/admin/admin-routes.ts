import { requireAdmin } from '../callers/require-admin.ts'
import { pathId } from '../http/path-id.ts'
import type { Call, Route } from '../http/route.ts'
import { userResponse } from '../users/user-response.ts'
import { deleteFactor, listFactors, updateFactor } from './account-factors.ts'
import { createAccount } from './create-account.ts'
import { deleteAccount } from './delete-account.ts'
import { generateLink } from './generate-link.ts'
import { invite } from './invite.ts'
import { listAccounts } from './list-accounts.ts'
import { updateAccount } from './update-account.ts'

/** The accounts, for who holds a secret key. */
export const adminRoutes: readonly Route[] = [
  { method: 'GET', path: '/admin/users', answer: listAccounts },
  { method: 'POST', path: '/admin/users', answer: createAccount },
  { method: 'GET', path: '/admin/users/:user_id', answer: readAccount },
  { method: 'PUT', path: '/admin/users/:user_id', answer: updateAccount },
  { method: 'DELETE', path: '/admin/users/:user_id', answer: deleteAccount },
  { method: 'GET', path: '/admin/users/:user_id/factors', answer: listFactors },
  { method: 'PUT', path: '/admin/users/:user_id/factors/:factor_id', answer: updateFactor },
  { method: 'DELETE', path: '/admin/users/:user_id/factors/:factor_id', answer: deleteFactor },
  { method: 'POST', path: '/admin/generate_link', answer: generateLink },
  { method: 'POST', path: '/invite', answer: invite },
]

async function readAccount(call: Call): Promise<Response> {
  await requireAdmin(call.backend, call.request)
  return userResponse(call.backend.database, pathId(call, 'user_id'))
}
