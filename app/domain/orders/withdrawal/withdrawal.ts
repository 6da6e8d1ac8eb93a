import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { sameOrNextWorkingDay } from '#app/domain/shared/dates/working-days.ts'
import { withdrawalDays } from '#app/domain/shared/withdrawal-regime.ts'
import { type Stage, stockOf } from '../order.ts'

/** Last day to withdraw, a working day (L221-19, L221-20); `YYYY-MM-DD`, `informedOn` undefined: never informed. */
export function lastWithdrawalDay(receivedOn: string, informedOn: string | undefined): string {
  // Fourteen days from the day after receipt, or from the late information; never informed: a year more.
  const usual = deadlineAfter(receivedOn)
  if (informedOn !== undefined && informedOn <= receivedOn) return usual
  const latest = sameOrNextWorkingDay(oneYearAfter(usual))
  if (informedOn === undefined) return latest
  const told = deadlineAfter(informedOn)
  return told < latest ? told : latest
}

/** `early`: nothing received yet, one may withdraw all the same. `late`: never refused by itself, the team looks at it. */
export type WithdrawalState =
  | { readonly kind: 'early' }
  | { readonly kind: 'open'; readonly lastDay: string }
  | { readonly kind: 'late'; readonly lastDay: string }

/** Whether an order may be withdrawn from now. @param now an instant; days change at midnight in France */
export function withdrawalStateOf(
  received: { readonly on: string; readonly informedOn: string | undefined } | undefined,
  now: Date,
): WithdrawalState {
  if (!received) return { kind: 'early' }
  const lastDay = lastWithdrawalDay(received.on, received.informedOn)
  if (dayInParis(now) > lastDay) return { kind: 'late', lastDay }
  return { kind: 'open', lastDay }
}

/** The last day on which the buyer sends the pieces back (L221-23). @param declaredAt when the withdrawal was received */
export function lastReturnDay(declaredAt: Date): string {
  return deadlineAfter(dayInParis(declaredAt))
}

/** The day by which the money is refunded (L221-24); not moved to a working day. */
export function refundDueOn(declaredAt: Date): string {
  return addDays(dayInParis(declaredAt), withdrawalDays)
}

/**
 * When a withdrawal is to be refunded: the club may wait for what has left until it is back or proved to be sent, and pays
 * then at once. Days `YYYY-MM-DD`; `mayWait` while nothing is back.
 */
export function refundDeadline(
  { stage, returns }: { readonly stage: Stage; readonly returns: readonly { readonly receivedAt: Date }[] },
  declaredAt: Date,
): { readonly day: string; readonly mayWait: boolean; readonly backOn: string | undefined } {
  const legal = refundDueOn(declaredAt)
  const back = returns.findLast(({ receivedAt }) => receivedAt >= declaredAt)?.receivedAt
  const backOn = back && dayInParis(back)
  const day = backOn !== undefined && backOn > legal ? backOn : legal
  return { day, mayWait: backOn === undefined && stockOf[stage] === 'gone', backOn }
}

function deadlineAfter(day: string): string {
  return sameOrNextWorkingDay(addDays(day, withdrawalDays))
}

/** The same date a year later; 29 February becomes 1 March, which is in the buyer's favour. */
function oneYearAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + 1, month - 1, date)).toISOString().slice(0, 10)
}

/** « 2026-0418 » as somebody wrote it (« n° 2026 0418 », « #2026–0418 »), alone or within a sentence; undefined without one. */
export function readOrderNumber(written: string): string | undefined {
  const [, year, rank] = /(?<!\d)(20\d{2})\s?[-‐‑‒–—_/. ]\s?(\d{4,9})(?!\d)/u.exec(written) ?? []
  return year === undefined || rank === undefined ? undefined : `${year}-${rank}`
}
