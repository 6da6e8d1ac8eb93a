import { redirect } from 'react-router'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { servicesContext } from '#app/http/context.ts'
import { textCookie } from '#app/http/text-cookie.server.ts'
import { readPasskeys } from '#app/session/passkeys.server.ts'
import { writeSavedPath } from '#app/session/saved-path.ts'
import type { Context } from '../answer.server.ts'

const offerPath = '/cle-d-acces'

const threeMonths = 7_776_000

const refusal = 'plus-tard'

/** On this device the offer was refused not long ago. */
const refusedOffer = textCookie('cle_d_acces', {
  maxAge: threeMonths,
  isRight: (text) => text === refusal,
})

export const refuseOffer = (site: { isProduction: boolean }) => refusedOffer.write(refusal, site)

type Destination = { path: string; headers: HeadersInit; offering?: FormData | undefined }

/** To `path`, by way of the offer of a passkey after a sign-in by the link or code of the form `offering`, where it is due. */
export async function redirectByOffer(
  request: Request,
  context: Context,
  to: Destination,
): Promise<Response> {
  const { path, headers, offering } = to
  const redirection = { status: 303, headers: new Headers(headers) }
  if (!offering || !(await isOfferDue(request, context, offering))) return redirect(path, redirection)
  redirection.headers.append('set-cookie', await writeSavedPath(path, context.get(servicesContext)))
  return redirect(offerPath, redirection)
}

// A device that can keep one, an account that has none, no refusal on this device lately.
async function isOfferDue(request: Request, context: Context, form: FormData): Promise<boolean> {
  if (textOf(form, 'canKeepPasskey') === '' || !context.get(servicesContext).auth.passkeys) return false
  if (await refusedOffer.read(request)) return false
  return (await readPasskeys(context))?.length === 0
}
