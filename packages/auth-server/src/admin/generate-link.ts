import { audit } from '../audit/audit.ts'
import { requireAdmin } from '../callers/require-admin.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/parse.ts'
import type { Call } from '../http/route.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'
import { askedRedirect } from '../redirects/asked-redirect.ts'
import { userJson } from '../users/user-json.ts'
import { readUserParts } from '../users/user-parts.ts'
import { accountOfLink } from './account-of-link.ts'
import { linkForm } from './link-form.ts'

const actions = {
  signup: 'user_confirmation_requested',
  invite: 'user_invited',
  magiclink: 'user_recovery_requested',
  recovery: 'user_recovery_requested',
  email_change_current: 'user_modified',
  email_change_new: 'user_modified',
} as const

/**
 * What a mail would carry, for an administrator to bring it to its reader: nothing is sent. A link to sign in with is
 * one to sign up with where there is no account. Source: GoTrue.
 */
export async function generateLink(call: Call): Promise<Response> {
  const { backend, request, url, address, json } = call
  const admin = await requireAdmin(backend, request)
  const form = parse(linkForm, await json())
  const isAskedInBody = form.redirect_to !== undefined && !url.searchParams.get('redirect_to')
  const redirectTo = isAskedInBody ? backend.redirectTo(form.redirect_to) : askedRedirect(call)
  return backend.database.transaction(async (transaction) => {
    const { user, kind, to } = await accountOfLink(backend, transaction, form)
    const wish = { user, kind, to, redirectTo, newEmail: form.new_email, isUnlimited: true }
    const { letter, otp, tokenHash } = await issueToken(backend, transaction, wish)
    const details = { user_id: user.id, link: kind }
    await audit(transaction, { action: actions[kind], user: admin, at: backend.now(), address, details })
    const parts = await readUserParts(transaction, user.id)
    if (!parts || !letter?.link) throw new AuthError(500, 'unexpected_failure', 'The link was not kept')
    return Response.json({
      ...userJson(parts),
      action_link: letter.link.url,
      email_otp: otp,
      hashed_token: tokenHash,
      verification_type: kind,
      redirect_to: letter.link.redirectTo,
    })
  })
}
