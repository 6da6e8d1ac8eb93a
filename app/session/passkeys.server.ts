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

export type Passkey = { id: string; name: string; madeAt: string; usedAt: string | undefined }

/** The passkeys of whoever is signed in, oldest first; `undefined` where the site offers none. */
export async function readPasskeys(context: Context): Promise<Passkey[] | undefined> {
  if (!context.get(servicesContext).auth.passkeys) return undefined
  const { data } = await context.get(visitorContext).auth().passkey.list()
  return data?.map(
    ({ id, friendly_name: name = 'Clé d’accès', created_at: madeAt, last_used_at: usedAt }) => ({
      id,
      name,
      madeAt,
      usedAt,
    }),
  )
}
