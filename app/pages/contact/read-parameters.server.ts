import { findCamp } from '#app/domain/camps/store.server.ts'
import { answerDueOn, isMessageSubject } from '#app/domain/messages/rules.ts'
import { findMessage } from '#app/domain/messages/store.server.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import type { Services } from '#app/http/context.ts'
import { textCookie } from '#app/http/text-cookie.server.ts'

export const sentMessageCookie = textCookie('message_envoye')

export type SentMessage = Awaited<ReturnType<typeof readSent>>

export type Prefilled = { email: string; subject: string; concerns: string }

/**
 * `?email=` fills the field in, or says that this address was kept a moment ago; so does `?sujet=`, `?stage=` says about
 * which camp, `?envoye=1` follows a message sent.
 */
export async function readParameters(request: Request, services: Services) {
  const { searchParams } = new URL(request.url)
  const read = (name: string) => searchParams.get(name)?.trim().slice(0, 254) ?? ''
  const subject = read('sujet')
  const prefilled: Prefilled = {
    email: read('email'),
    subject: isMessageSubject(subject) ? subject : '',
    concerns: await campTitle(read('stage'), services),
  }
  const isAfter = searchParams.has('envoye')
  const sent = isAfter || prefilled.email ? await readSent(request, services) : undefined
  const isForEverybody = !['email', 'sujet', 'stage', 'envoye'].some((name) => searchParams.has(name))
  const isShown = isAfter || sent?.details?.email === prefilled.email
  return { isForEverybody, prefilled, sent: isShown ? sent : undefined }
}

async function campTitle(slug: string, services: Services): Promise<string> {
  if (!slug) return ''
  const found = await findCamp(services, `/nos-stages/${slug}`)
  return found?.camp.title ?? ''
}

async function readSent(request: Request, { database }: Services) {
  const id = await sentMessageCookie.read(request)
  const message = id ? await findMessage(database, id) : undefined
  if (!message) return {}
  const { email, subject, receivedAt, isLead } = message
  const received = formatInstant(receivedAt)
  const answerBefore = formatFullDay(answerDueOn(receivedAt))
  return { details: { email, subject, received, answerBefore, isLead } }
}
