import { data, type RouterContextProvider } from 'react-router'
import {
  problemsOf,
  textFields,
  type FormProblem,
  type FormValues,
} from '#app/domain/shared/forms/form-fields.ts'
import { type RestockField, restockFields, restockSchema } from '#app/domain/shop/restock/restock.ts'
import { askRestock, readOffers, type RestockOutcome } from '#app/domain/shop/store.server.ts'
import { requestContext, servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { rateLimit, takeInTurn, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/ask.ts'

export type RestockAnswer = {
  attempt: string
  values: FormValues<RestockField>
  problems: FormProblem<RestockField>[]
  outcome?: RestockOutcome | 'later'
}

const visitorLimit = rateLimit({ name: 'restock-visitor', points: 10, seconds: 600 })
const recipientLimit = rateLimit({ name: 'restock-recipient', points: 12, seconds: 3600 })

function placeOf(request: Request) {
  const { searchParams } = new URL(request.url)
  return { identifier: searchParams.get('produit') ?? '', variant: searchParams.get('variante') ?? '' }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const [offer] = await readOffers(context.get(servicesContext), [placeOf(request)])
  if (!offer) throw pageNotFound(request)
  const { label, detail, path, left } = offer
  const email = await ownAddress(context)
  return data({ label, detail, path, isBack: left > 0, email }, { headers: forThisVisitor })
}

async function ownAddress(context: Readonly<RouterContextProvider>): Promise<string> {
  const visitor = context.get(visitorContext)
  const assurance = await visitor.assurance()
  if (assurance === 'nobody' || assurance === 'second-factor-missing') return ''
  return (await visitor.currentUser())?.email ?? ''
}

/** The answer is the same whether the address waited already or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { id: attempt, address } = context.get(requestContext)
  const values = textFields(await readForm(request), restockFields)
  const again = (status: number, rest: Partial<RestockAnswer>, headers: Record<string, string> = {}) =>
    data<RestockAnswer>(
      { attempt, values, problems: [], ...rest },
      { status, headers: { ...forThisVisitor, ...headers } },
    )
  const asked = restockSchema.safeParse(values)
  if (!asked.success) return again(422, { problems: problemsOf(asked.error, restockFields) })
  const wait = await takeInTurn(
    [visitorLimit(services), visitorKey(address)],
    [recipientLimit(services), asked.data.email],
  )
  if (wait > 0) return again(429, { outcome: 'later' }, { 'retry-after': String(wait) })
  const outcome = await askRestock(services, { ...placeOf(request), ...asked.data })
  if (outcome === 'unknown') throw pageNotFound(request)
  return again(outcome === 'full' ? 429 : 200, { outcome })
}
