import type { JwtPayload } from '@supabase/supabase-js'
import { redirect, type RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { isSensitive, proofPath, secondFactorPath } from './guarded-paths.ts'
import { keepForm } from './kept-form.server.ts'
import { writeSavedPath } from './saved-path.ts'

type Context = Readonly<RouterContextProvider>

const secondFactors = ['totp', 'mfa/totp', 'mfa/phone', 'mfa/webauthn']

// Not `phone_change` and `email_change`: an address or number that was chosen a moment ago says nothing of the owner.
const signIns = ['password', 'oauth', 'otp', 'magiclink', 'recovery', 'invite', 'email/signup', 'passkey']

const ofOwner: ReadonlySet<string> = new Set([...signIns, ...secondFactors])

/** When a session last showed that its owner is there, by one of `methods`: milliseconds, 0 for never. */
export function provenAt({ amr }: Pick<JwtPayload, 'amr'>, methods: ReadonlySet<string> = ofOwner): number {
  const instants = (amr ?? []).flatMap((entry) =>
    typeof entry !== 'string' && methods.has(entry.method) ? [entry.timestamp * 1000] : [],
  )
  return Math.max(0, ...instants)
}

/** When a second factor was last shown. */
export function factorShownAt({ aal, amr }: Pick<JwtPayload, 'aal' | 'amr'>): number {
  return aal === 'aal2' ? provenAt({ amr }, new Set(secondFactors)) : 0
}

/** Whether this visitor has proved in so many milliseconds that they are the account's owner. */
export async function hasProof(context: Context, milliseconds: number): Promise<boolean> {
  const user = await context.get(visitorContext).currentUser()
  return (
    user !== undefined && context.get(servicesContext).clock.now().getTime() - user.provenAt < milliseconds
  )
}

const hour = 3_600_000

const ofSensitive = hour / 6

/** Whether a proof is good for what is written at a path of the office now, or, `isAhead`, for a while of writing. */
export function hasOfficeProof(context: Context, path: string, isAhead = false): Promise<boolean> {
  const usual = context.get(servicesContext).auth.proofHours * hour
  const [lasting, ahead] = isSensitive(path) ? [Math.min(usual, ofSensitive), ofSensitive / 2] : [usual, hour]
  return hasProof(context, lasting - (isAhead ? ahead : 0))
}

type Pressed = { context: Context; url: URL; form: FormData }

/** Called for an act that gives money back or power, whatever address it was sent to: without a proof of the last minutes it is not done. */
export async function requireFreshProof({ context, url, form }: Pressed): Promise<void> {
  if (await hasProof(context, ofSensitive)) return
  const user = await context.get(visitorContext).currentUser()
  const place = { userId: user?.userId ?? '', path: url.pathname + url.search }
  throw await askProof(context, place.path, await keepForm(form, place, context.get(servicesContext)))
}

/** Asks for a proof once more, the second factor where there is one, and leads back to `path`; `kept` is one more cookie. */
export async function askProof(context: Context, path: string, kept?: string): Promise<Response> {
  // Two factors may have been shown in one, by a passkey of an account that has no other.
  const { data } = await context.get(visitorContext).auth().getUser()
  const hasFactor = data.user?.factors?.some(({ status }) => status === 'verified') ?? false
  const headers = new Headers(noStore)
  headers.append('set-cookie', await writeSavedPath(path, context.get(servicesContext)))
  if (kept) headers.append('set-cookie', kept)
  return redirect(hasFactor ? secondFactorPath : proofPath, { status: 303, headers })
}
