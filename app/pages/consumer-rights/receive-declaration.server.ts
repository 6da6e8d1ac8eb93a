import { data, redirect, type RouterContextProvider } from 'react-router'
import { addressLine } from '#app/domain/club/legal-identity.ts'
import { isInPreparation } from '#app/domain/club/preparation.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import type { DeclarationKind } from '#app/domain/declarations/rules.ts'
import { declarationSchemas } from '#app/domain/declarations/schema.ts'
import { fileDeclaration, findDeclaration } from '#app/domain/declarations/store.server.ts'
import { readOrderNumber } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstantToTheSecond } from '#app/domain/shared/dates/french-instants.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext, servicesContext, type Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, takeInTurn, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { textCookie } from '#app/http/text-cookie.server.ts'
import { declarationPaths, type DeclarationAnswer } from './declaration-answer.ts'

const filedDeclarationCookie = textCookie('declaration')

const visitorLimit = rateLimit({ name: 'declarations-visitor', points: 20, seconds: 3600 })
const recipientLimit = rateLimit({ name: 'declarations-recipient', points: 8, seconds: 3600 })

/** Shows a declaration, then files it on a second button; in between it travels in hidden fields, checked again. */
export async function receiveDeclaration(
  request: Request,
  context: Readonly<RouterContextProvider>,
  kind: DeclarationKind,
) {
  const services = context.get(servicesContext)
  const { id, address } = context.get(requestContext)
  const form = await readForm(request)
  const schema = declarationSchemas[kind]
  const fields = Object.keys(schema.shape)
  const values = textFields(form, fields)
  const answer = (status: number, rest: Partial<DeclarationAnswer>, headers: Record<string, string> = {}) =>
    data<DeclarationAnswer>(
      { attempt: id, values, problems: [], ...rest },
      { status, headers: { ...forThisVisitor, ...headers } },
    )

  const step = form.get('step')
  if (step === 'modify') return answer(200, {})
  const checked = schema.safeParse(values)
  if (!checked.success) return answer(422, { problems: problemsOf(checked.error, fields) })
  const declaration = { kind, ...checked.data }
  if (step !== 'confirm') return answer(200, { declaration })

  const wait = await takeInTurn(
    [visitorLimit(services), visitorKey(address)],
    [recipientLimit(services), declaration.email.toLowerCase()],
  )
  if (wait > 0) return answer(429, { declaration, mustWait: true }, { 'retry-after': String(wait) })

  const filed = await fileDeclaration(services, declaration)
  const cookie = await filedDeclarationCookie.write(filed.id, services)
  return redirect(`${declarationPaths[kind]}?recu=1`, { status: 303, headers: { 'set-cookie': cookie } })
}

export async function readDeclarationPage(request: Request, services: Services, kind: DeclarationKind) {
  const { searchParams } = new URL(request.url)
  const filed = searchParams.has('recu') ? await readFiled(request, services, kind) : undefined
  // From the page or the emails of an order: its number is typed already.
  const contract = kind === 'withdrawal' ? readOrderNumber(searchParams.get('commande') ?? '') : undefined
  const { facts } = await readClub(services.content)
  const isUnready = isInPreparation(services, facts)
  const proofsTo = isUnready ? 'adresse à compléter' : `${facts.email}, ou ${addressLine(facts)}`
  const page = { kind, filed, contract, proofsTo }
  return data(page, filed || contract ? { headers: forThisVisitor } : {})
}

/** The acknowledgement of what this visitor has just filed; without details once the cookie is gone. */
async function readFiled(request: Request, { database }: Services, kind: DeclarationKind) {
  const id = await filedDeclarationCookie.read(request)
  const filed = id ? await findDeclaration(database, id) : undefined
  if (!filed || filed.kind !== kind) return {}
  const { reference, contract, email, wishedEndOn } = filed
  const declared = formatInstantToTheSecond(filed.declaredAt)
  const wishedEnd = wishedEndOn ? formatDay(wishedEndOn) : 'au plus tôt'
  const endsOn = kind === 'cancellation' ? wishedEnd : undefined
  return { details: { reference, declared, contract, endsOn, email } }
}

export type FiledReceipt = Awaited<ReturnType<typeof readFiled>>
