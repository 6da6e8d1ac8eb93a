import type { AuthError } from '@supabase/supabase-js'
import { data, redirect } from 'react-router'
import { factorsOf } from '#app/domain/profile/factors.ts'
import { codeSchema } from '#app/domain/profile/schema.ts'
import { tellSecurityNews } from '#app/domain/profile/store.server.ts'
import { countRecoveryCodes, makeRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import type { AccountAnswer } from '../account-form.tsx'
import { answerAgain, readAccount, type Context, type OwnAccount } from '../account.server.ts'
import { wordsOfAuthError } from '../auth-problems.ts'
import { hasFreshProof } from './second-factor-proof.server.ts'

/** What a page that adds a factor needs to know of whoever opens it. */
export async function readNewFactor(context: Context) {
  const { user } = await readAccount(context)
  return { isFresh: await hasFreshProof(context), hasFactor: factorsOf(user.factors).length > 0 }
}

type Verification<Pending> = {
  pending: Pending
  verify: (code: string) => Promise<{ error: AuthError | null }>
  wrongCode: string
  otherwise: Pick<AccountAnswer, 'form'> & Partial<AccountAnswer> & { pending?: Pending }
}

/** The second step of a factor that works by codes: checks the one that was typed. */
export async function verifyNewFactor<Pending>(
  context: Context,
  form: FormData,
  { pending, verify, wrongCode, otherwise }: Verification<Pending>,
) {
  const typed = codeSchema.safeParse(textFields(form, ['code']))
  if (!typed.success)
    return answerAgain(context, { form: 'verify', pending, problems: problemsOf(typed.error, ['code']) })
  const before = await readAccount(context)
  const { error } = await verify(typed.data.code)
  if (error?.code === 'mfa_verification_failed') {
    const problems = [{ field: 'code', message: wrongCode }]
    return answerAgain(context, { form: 'verify', pending, problems })
  }
  if (error) return answerAgain(context, { ...otherwise, problem: wordsOfAuthError(error) })
  return afterNewFactor(before, { isFirst: factorsOf(before.user.factors).length === 0 })
}

/** After a new second factor: email, one-factor sessions ended; answers with new recovery codes, or redirects. */
export async function afterNewFactor(
  { services, account, email, member }: OwnAccount,
  { isFirst }: { isFirst: boolean },
) {
  const { userId, sessionId } = account
  if (!services.auth.tellsChanges) await tellSecurityNews(services, { kind: 'factor-added', userId, email })
  if (isFirst) await endSessions(services, userId, { except: sessionId })
  if (!member || (await countRecoveryCodes(services.database, userId)) > 0)
    return redirect('/compte/securite?fait=facteur', { status: 303 })
  const codes = await makeRecoveryCodes(services, userId)
  return data({ codes }, { headers: forThisVisitor })
}
