import { data, redirect, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Declaration, DeclarationKind } from '#app/domain/declarations/rules.ts'
import { fileDeclaration, findDeclaration } from '#app/domain/declarations/store.server.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstantToTheSecond } from '#app/domain/shared/dates/french-instants.ts'
import { problemsOf, textFields } from '#app/domain/shared/form-fields.ts'
import { requestContext, servicesContext, type Services } from '#app/http/context.ts'
import { flashCookie } from '#app/http/flash-cookie.server.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, takeInTurn, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { DeclarationAnswer } from './declaration.ts'

const filedDeclarationCookie = flashCookie('declaration')

type DeclarationForm<Name extends string> = {
  path: '/renoncer' | '/resilier'
  fields: readonly Name[]
  schema: z.ZodType<Declaration>
}

const visitorLimit = rateLimit({ points: 20, seconds: 3600 })
const recipientLimit = rateLimit({ points: 8, seconds: 3600 })

/** Shows a declaration, then files it on a second button; in between it travels in hidden fields, checked again. */
export async function receiveDeclaration<Name extends string>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { path, fields, schema }: DeclarationForm<Name>,
) {
  const services = context.get(servicesContext)
  const { id, address } = context.get(requestContext)
  const form = await readForm(request)
  const values = textFields(form, fields)
  const answer = (status: number, rest: Partial<DeclarationAnswer<Name>>, headers: HeadersInit = {}) =>
    data<DeclarationAnswer<Name>>(
      { attempt: id, values, problems: [], ...rest },
      { status, headers: { ...forThisVisitor, ...Object.fromEntries(new Headers(headers)) } },
    )

  const step = form.get('step')
  if (step === 'modify') return answer(200, {})
  const declaration = schema.safeParse(values)
  if (!declaration.success) return answer(422, { problems: problemsOf(declaration.error, fields) })
  if (step !== 'confirm') return answer(200, { declaration: declaration.data })

  const wait = await takeInTurn(
    [visitorLimit, visitorKey(address)],
    [recipientLimit, declaration.data.email.toLowerCase()],
  )
  if (wait > 0)
    return answer(429, { declaration: declaration.data, mustWait: true }, { 'retry-after': String(wait) })

  const filed = await fileDeclaration(services, declaration.data)
  const cookie = await filedDeclarationCookie.write(filed.id, services)
  return redirect(`${path}?recu=1`, { status: 303, headers: { 'set-cookie': cookie } })
}

export type FiledReceipt = {
  details?: {
    reference: string
    declared: string
    contract: string
    endsOn: string | undefined
    email: string
  }
}

export async function readFiled(
  request: Request,
  { database }: Services,
  kind: DeclarationKind,
): Promise<FiledReceipt | undefined> {
  if (!new URL(request.url).searchParams.has('recu')) return undefined
  const id = await filedDeclarationCookie.read(request)
  const filed = id ? await findDeclaration(database, id) : undefined
  if (!filed || filed.kind !== kind) return {}
  const { reference, contract, email, wishedEndOn } = filed
  const declared = formatInstantToTheSecond(filed.declaredAt)
  const wishedEnd = wishedEndOn ? formatDay(wishedEndOn) : 'au plus tôt'
  const endsOn = kind === 'cancellation' ? wishedEnd : undefined
  return { details: { reference, declared, contract, endsOn, email } }
}
