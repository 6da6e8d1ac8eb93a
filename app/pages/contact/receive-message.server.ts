import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { isLead } from '#app/domain/messages/rules.ts'
import { messageFields, messageSchema, type MessageField } from '#app/domain/messages/schema.ts'
import { sendMessage } from '#app/domain/messages/store.server.ts'
import {
  problemsOf,
  textFields,
  type FormProblem,
  type FormValues,
} from '#app/domain/shared/forms/form-fields.ts'
import { isCountedPath } from '#app/domain/visits/rules.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, takeInTurn, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sentMessageCookie } from './read-parameters.server.ts'
import { looksAutomated } from './robot-traps.server.ts'

export type ContactAnswer = {
  attempt: string
  values: FormValues<MessageField>
  problems: FormProblem<MessageField>[]
  problem?: 'confirm' | 'later'
}

// A visitor may write a few times in a row; an address must not get receipts it never asked for.
const visitorLimit = rateLimit({ name: 'messages-visitor', points: 5, seconds: 600 })
const recipientLimit = rateLimit({ name: 'messages-recipient', points: 4, seconds: 3600 })

export async function receiveMessage(request: Request, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { id, address } = context.get(requestContext)
  const form = await readForm(request)
  const values = textFields(form, messageFields)
  const again = (status: number, rest: Partial<ContactAnswer>, headers: Record<string, string> = {}) =>
    data<ContactAnswer>(
      { attempt: id, values, problems: [], ...rest },
      { status, headers: { ...forThisVisitor, ...headers } },
    )

  const message = messageSchema.safeParse(values)
  if (!message.success) return again(422, { problems: problemsOf(message.error, messageFields) })
  if (looksAutomated(form)) return again(422, { problem: 'confirm' })

  const wait = await takeInTurn(
    [visitorLimit(services), visitorKey(address)],
    [recipientLimit(services), message.data.email.toLowerCase()],
  )
  if (wait > 0) return again(429, { problem: 'later' }, { 'retry-after': String(wait) })

  const typed = { ...message.data, fromPage: pageToName(message.data.fromPage) }
  const sent = await sendMessage(services, typed, await sentMessageCookie.read(request))
  const next = isLead(sent) ? `${new URLSearchParams({ email: sent.email })}#contact-form` : 'envoye=1'
  return redirect(`${href('/contact')}?${next}`, {
    status: 303,
    headers: { 'set-cookie': await sentMessageCookie.write(sent.id, services) },
  })
}

const memberRooms = /^\/(?:compte|espace-athlete)(?:\/|$)/
const hiddenShopPages = /^\/notre-boutique\/prevenez-moi\//

/** The page somebody wrote from, unless its address is the key to it (an order, a booking, a present). */
function pageToName(path: string | undefined): string | undefined {
  if (path === undefined || hiddenShopPages.test(path)) return undefined
  return isCountedPath(path) || memberRooms.test(path) ? path : undefined
}
