import { createHmac, timingSafeEqual } from 'node:crypto'
import { isReminderKind, type ReminderKind } from './reminders.ts'

type ReminderSubject = { readonly memberId: string; readonly kind: ReminderKind }

const form = /^(?<signature>[\w-]{32})\.(?<kind>[a-z-]+)\.(?<memberId>[\da-f-]{36})$/

/** The last part of the link's address: it opens nothing else, and holds as long as the site's own secret does. */
export function makeReminderToken(appSecret: string, { memberId, kind }: ReminderSubject): string {
  return `${signatureOf(appSecret, { memberId, kind })}.${kind}.${memberId}`
}

/** What a token stands for; undefined for one that this site did not sign. */
export function readReminderToken(appSecret: string, token: string): ReminderSubject | undefined {
  const { signature = '', kind = '', memberId = '' } = form.exec(token)?.groups ?? {}
  if (!isReminderKind(kind)) return undefined
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(appSecret, { memberId, kind }))]
  return given.length === right.length && timingSafeEqual(given, right) ? { memberId, kind } : undefined
}

function signatureOf(appSecret: string, { memberId, kind }: ReminderSubject): string {
  const signed = createHmac('sha256', appSecret).update(`reminder ${kind} ${memberId}`)
  // As long as other secrets in addresses: the log of requests knows them by it.
  return signed.digest('base64url').slice(0, 32)
}
