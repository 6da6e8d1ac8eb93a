import { findKeptForm, saveKeptForm } from '#app/domain/sessions/store.server.ts'
import { isSecretField } from '#app/http/come-back.ts'
import type { Services } from '#app/http/context.ts'
import { textCookie } from '#app/http/text-cookie.server.ts'

const halfAnHour = 1800
const name = 'formulaire'
const cookie = textCookie(name, { maxAge: halfAnHour })

type Place = { userId: string; path: string }

/** Keeps what a form sent to `path` holds, without files and secrets, while its sender proves who they are. Tells its cookie. */
export async function keepForm(form: FormData, place: Place, services: Services): Promise<string> {
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !isSecretField(field[0]),
  )
  return cookie.write(await saveKeptForm(services, { ...place, typed: Object.fromEntries(fields) }), services)
}

/** What was typed into the form of this page, by field; undefined when nothing was kept of it. */
export async function readKeptForm(request: Request, place: Place, services: Services) {
  const id = await cookie.read(request)
  return id === undefined ? undefined : findKeptForm(services, { ...place, id })
}

/** Forgets what was kept once an answer needs it no more: one that has just kept a form asks for a proof. */
export async function forgetKeptForm({ headers }: Response, services: Services): Promise<void> {
  if (headers.getSetCookie().some((written) => written.startsWith(`${name}=`))) return
  headers.append('set-cookie', await cookie.forget(services))
}
