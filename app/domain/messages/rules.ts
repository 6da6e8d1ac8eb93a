import type { z } from 'zod'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { addWorkingDays } from '#app/domain/shared/dates/working-days.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'
import type { receivedMessage } from './emails.ts'

export const messageSubjects = {
  coaching: 'Coaching',
  stage: 'Stage',
  massage: 'Massage bien-être',
  boutique: 'Boutique ou commande',
  autre: 'Autre chose',
} as const

export type MessageSubject = keyof typeof messageSubjects

export const isMessageSubject = isKeyOf(messageSubjects)

export const subjectNames = Object.keys(messageSubjects).filter(isMessageSubject)

export type ReceivedMessage = z.infer<typeof receivedMessage>

type Words = Partial<Record<'name' | 'phone' | 'subject' | 'message', string | null | undefined>>

/** Whether nothing but an address was left. */
export function isLead({ name, phone, subject, message }: Words): boolean {
  return !name && !phone && !subject && !message
}

/** How a message is named in lists and letters. */
export function subjectName(words: Words): string {
  const { subject } = words
  if (isMessageSubject(subject)) return messageSubjects[subject]
  return subject ?? (isLead(words) ? 'Être recontacté' : 'Sans sujet')
}

/** « Re: … » of it keeps the answers with the receipt in the programs of who wrote. */
export function receiptSubject({ message }: Words, clubName: string): string {
  return message
    ? `Votre message à ${clubName} est bien arrivé`
    : `Votre demande à ${clubName} est bien arrivée`
}

export const longestMessage = 5000

const workingDaysToAnswer = 2

/** The day (`YYYY-MM-DD`, in France) by which the club promises an answer. */
export function answerDueOn(receivedAt: Date): string {
  return addWorkingDays(dayInParis(receivedAt), workingDaysToAnswer)
}

export const repeatWindow = 10 * 60 * 1000

/** After it was marked as such. */
export const spamRetentionDays = 30
