import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { refusalOfPassword } from '#app/domain/accounts/common-passwords.server.ts'
import { firstAdminFields, firstAdminSchema, type FirstAdminField } from '#app/domain/members/schema.ts'
import { makeFirstAdmin, mayMakeFirstAdmin } from '#app/domain/members/store.server.ts'
import { problemsOf, textFields, type FormProblem, type FormValues } from '#app/domain/shared/form-fields.ts'
import { requestContext, servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { clubClient } from '#app/session/auth-clients.server.ts'

export type FirstAdminAnswer = {
  attempt: string
  values: FormValues<FirstAdminField>
  problems: FormProblem<FirstAdminField | 'password'>[]
  isLater: boolean
}

const tries = rateLimit({ points: 20, seconds: 600 })

export async function receiveFirstAdmin(request: Request, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { id, address } = context.get(requestContext)
  const token = new URL(request.url).searchParams.get('jeton') ?? ''
  const here = `${href('/premier-acces')}?jeton=${encodeURIComponent(token)}`
  const form = await readForm(request)
  const values = textFields(form, firstAdminFields)
  const again = (status: number, rest: Partial<FirstAdminAnswer>) =>
    data<FirstAdminAnswer>(
      { attempt: id, values, problems: [], isLater: false, ...rest },
      { status, headers: forThisVisitor },
    )
  if ((await tries.take(visitorKey(address))) > 0) return again(429, { isLater: true })
  // Its loader says that the link is void.
  if (!(await mayMakeFirstAdmin(services, token))) return redirect(here, { status: 303 })
  const { password } = textFields(form, ['password'])
  const person = firstAdminSchema.safeParse(values)
  const refusal = refusalOfPassword(password, person.success ? person.data : values)
  const problems: FirstAdminAnswer['problems'] = [
    ...(person.success ? [] : problemsOf(person.error, firstAdminFields)),
    ...(refusal === undefined ? [] : [{ field: 'password' as const, message: refusal }]),
  ]
  if (!person.success || refusal !== undefined) return again(422, { problems })
  const accounts = clubClient(services.auth).auth.admin
  const admin = { ...person.data, password }
  const outcome = await makeFirstAdmin({ ...services, accounts }, { token, admin })
  if (outcome === 'closed') return redirect(here, { status: 303 })
  const { email } = person.data
  const { error } = await context.get(visitorContext).auth().signInWithPassword({ email, password })
  return redirect(error ? href('/login') : href('/admin'), { status: 303 })
}
