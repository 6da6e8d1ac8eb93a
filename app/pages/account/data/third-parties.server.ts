import type { SupabaseClient } from '@supabase/supabase-js'
import { redirect } from 'react-router'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { visitorContext } from '#app/http/context.ts'
import { answerAgain, type Context } from '../account.server.ts'
import { wordsOfAuthError } from '../auth-problems.ts'

export type ThirdParty = { clientId: string; name: string; scopes: string[]; since: string }

export async function readGrants(auth: SupabaseClient['auth']): Promise<ThirdParty[]> {
  const { data } = await auth.oauth.listGrants()
  return (data ?? []).map(({ client, scopes, granted_at: since }) => ({
    clientId: client.id,
    name: client.name || client.uri || client.id,
    scopes,
    since,
  }))
}

export async function revokeGrant(form: FormData, context: Context) {
  const { clientId } = textFields(form, ['clientId'])
  const { error } = await context.get(visitorContext).auth().oauth.revokeGrant({ clientId })
  if (error && error.code !== 'oauth_consent_not_found')
    return answerAgain(context, { form: 'grant', problem: wordsOfAuthError(error) })
  return redirect('/compte/donnees?fait=acces', { status: 303 })
}
