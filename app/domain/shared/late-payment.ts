import { addDays, dayInParis } from './dates/french-dates.ts'

/** Days after its day that a payment is late. */
const daysLate = 3

/** Whether a payment that was asked for is late; asked for after its day, it is due from then on. @param today `YYYY-MM-DD` */
export function isPaymentLate(dueOn: string, askedAt: Date, today: string): boolean {
  const askedOn = dayInParis(askedAt)
  return addDays(dueOn > askedOn ? dueOn : askedOn, daysLate) <= today
}
