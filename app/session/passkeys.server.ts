import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { servicesContext, visitorContext } from '#app/http/context.ts'

type Context = Readonly<RouterContextProvider>

const credential = z
  .string()
  .max(200_000)
  .transform((text, issue) => {
    try {
      return z.looseObject({ id: z.string() }).parse(JSON.parse(text)) as never
    } catch {
      issue.addIssue('not a credential')
      return z.NEVER
    }
  })

/** What a browser sends of a passkey. */
export const shownPasskey = z.object({ challengeId: z.uuid(), credential })

export type Passkey = {
  id: string
  name: string
  madeAt: string
  usedAt: string | undefined
  /** It is asked for after the password. */
  isFactor: boolean
}

/** The passkeys of whoever is signed in, oldest first; `undefined` where the site offers none. */
export async function readPasskeys(context: Context): Promise<Passkey[] | undefined> {
  if (!context.get(servicesContext).auth.passkeys) return undefined
  const { data } = await context.get(visitorContext).auth().passkey.list()
  return data?.map((passkey) => {
    const { id, friendly_name: name = 'Clé d’accès', created_at: madeAt, last_used_at: usedAt } = passkey
    return { id, name, madeAt, usedAt, isFactor: 'second_factor' in passkey }
  })
}

/** Has a passkey asked for after the password from now on; what the service answers. */
export async function askForPasskey(context: Context, passkeyId: string): Promise<Response> {
  const { auth } = context.get(servicesContext)
  const visitor = context.get(visitorContext)
  const { data } = await visitor.auth().getSession()
  return auth.fetchFor(visitor.asking)(`${auth.url}/auth/v1/passkeys/${passkeyId}/factor`, {
    method: 'POST',
    headers: { apikey: auth.anonKey, authorization: `Bearer ${data.session?.access_token}` },
  })
}
