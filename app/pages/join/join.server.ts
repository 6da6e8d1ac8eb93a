import { data } from 'react-router'
import { joinFields, joinSchema, type JoinField } from '#app/domain/joining/rules.ts'
import { askToJoin, isCodeOpen } from '#app/domain/joining/store.server.ts'
import {
  problemsOf,
  textFields,
  type FormProblem,
  type FormValues,
} from '#app/domain/shared/forms/form-fields.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/join.ts'

export type JoinAnswer = {
  attempt: string
  values: FormValues<JoinField>
  problems: FormProblem<JoinField>[]
  outcome?: 'asked' | 'closed' | 'later'
}

// A whole training may stand behind one address.
const visitorLimit = rateLimit({ name: 'join-visitor', points: 80, seconds: 3600 })

export async function loader({ params, context }: Route.LoaderArgs) {
  const isOpen = await isCodeOpen(context.get(servicesContext), params.code)
  return data({ isOpen }, { status: isOpen ? 200 : 404, headers: forThisVisitor })
}

/** The answer is the same whether the club knows the address or not. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { id: attempt, address } = context.get(requestContext)
  const values = textFields(await readForm(request), joinFields)
  const again = (status: number, rest: Partial<JoinAnswer>, headers: Record<string, string> = {}) =>
    data<JoinAnswer>(
      { attempt, values, problems: [], ...rest },
      { status, headers: { ...forThisVisitor, ...headers } },
    )
  const asked = joinSchema.safeParse(values)
  if (!asked.success) return again(422, { problems: problemsOf(asked.error, joinFields) })
  const wait = await visitorLimit(services).take(visitorKey(address))
  if (wait > 0) return again(429, { outcome: 'later' }, { 'retry-after': String(wait) })
  const outcome = await askToJoin(services, params.code, asked.data)
  if (outcome === 'asked') return again(200, { outcome })
  return outcome === 'full' ? again(429, { outcome: 'later' }) : again(404, { outcome })
}
