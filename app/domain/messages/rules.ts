import { dayInParis } from '#app/domain/shared/french-dates.ts'
import { addWorkingDays } from '#app/domain/shared/working-days.ts'

/** What a message may be about, with the words people read. */
export const messageSubjects = {
  coaching: 'Coaching',
  stage: 'Stage',
  massage: 'Massage bien-être',
  boutique: 'Boutique ou commande',
  autre: 'Autre chose',
} as const

export type MessageSubject = keyof typeof messageSubjects

export const subjectNames = Object.keys(messageSubjects).filter(isMessageSubject)

export function isMessageSubject(name: string): name is MessageSubject {
  return Object.hasOwn(messageSubjects, name)
}

/** A message once it is kept. */
export type ReceivedMessage = {
  id: string
  receivedAt: Date
  subject: MessageSubject
  name: string
  email: string
  /** E.164 */
  phone?: string | undefined
  message: string
  /** The camp or the formula the visitor came from. */
  concerns?: string | undefined
}

/** Characters. */
export const longestMessage = 5000

const workingDaysToAnswer = 2

/** The day (`YYYY-MM-DD`, in France) by which the club promises an answer. */
export function answerDueOn(receivedAt: Date): string {
  return addWorkingDays(dayInParis(receivedAt), workingDaysToAnswer)
}

/** The same text sent again within this time (a double click, a page sent twice) is one message. */
export const repeatWindow = 10 * 60 * 1000

/** Years a message is kept after the last exchange (docs/registre-traitements.md). */
export const messageRetentionYears = 3
