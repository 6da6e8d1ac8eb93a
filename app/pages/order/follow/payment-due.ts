import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { dayInParis, formatDay, formatHour, timeInParis } from '#app/domain/shared/dates/french-dates.ts'

export type ShownBank = { holder: string; iban: string; bic: string }

/** What is left to pay, and how; `until` is in French. */
export type PaymentDue =
  | {
      by: 'card'
      canPay: boolean
      until: string | undefined
    }
  | {
      by: 'transfer'
      /** The IBAN in groups of four. Undefined when the club no longer says where transfers go. */
      bank: ShownBank | undefined
      until: string | undefined
    }
  | { by: 'on_site' }

type DueFacts = { now: Date; bank: ShownBank | undefined; takesCards: boolean }

/** Undefined once paid, or when the order goes no further. */
export function paymentDue(order: PlacedOrder, { now, bank, takesCards }: DueFacts): PaymentDue | undefined {
  const { money, stage, paymentMethod, expiresAt } = order
  const goesOn = stage === 'placed' || stage === 'preparing' || stage === 'ready'
  if (money !== 'unpaid' || !goesOn) return undefined
  if (paymentMethod === 'on_site') return { by: paymentMethod }
  if (paymentMethod === 'transfer')
    return {
      by: paymentMethod,
      bank: bank && spaced(bank),
      until: expiresAt && formatDay(dayInParis(expiresAt)),
    }
  const isInTime = expiresAt === undefined || expiresAt > now
  return {
    by: paymentMethod,
    canPay: takesCards && isInTime,
    until: expiresAt && formatHour(timeInParis(expiresAt)),
  }
}

function spaced({ holder, iban, bic }: ShownBank): ShownBank {
  return { holder, iban: iban.replaceAll(/(.{4})(?=.)/g, '$1 '), bic }
}
