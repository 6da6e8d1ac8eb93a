import { z } from 'zod'
import { deviceOf } from '#app/domain/sessions/rules.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { shownPasskey } from '#app/session/passkeys.server.ts'
import { readAccount } from '../account.server.ts'
import { wordsOfAuthError } from '../auth-problems.ts'
import type { Route } from './+types/passkey-creation.ts'

// How the service names one whose keeper it does not know.
const unnamed = 'Passkey'

export function loader({ request }: Route.LoaderArgs): never {
  throw pageNotFound(request)
}

/** Both halves of a creation, for the browser between them: the challenge and options, then the name. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { auth } = await readAccount(context)
  if (textOf(form, 'intent') === 'begin') {
    const { data, error } = await auth.passkey.startRegistration()
    return answer(data, error)
  }
  const shown = shownPasskey.safeParse(Object.fromEntries(form))
  if (!shown.success) return answer(null, { code: 'webauthn_verification_failed' })
  const { data, error } = await auth.passkey.verifyRegistration(shown.data)
  if (data?.friendly_name === unnamed) {
    const friendlyName = deviceOf(request.headers.get('user-agent') ?? '')
    await auth.passkey.update({ passkeyId: data.id, friendlyName })
  }
  return answer(data, error)
}

const coded = z.object({ code: z.string().optional() })

function answer(data: object | null, error: unknown): Response {
  const init = { status: 422, headers: forThisVisitor }
  if (data) return Response.json(data, { ...init, status: 200 })
  return Response.json({ problem: wordsOfAuthError(coded.catch({}).parse(error)) }, init)
}
