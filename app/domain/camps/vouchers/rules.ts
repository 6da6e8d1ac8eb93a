import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'

/** `value`: cents, or percent; days `YYYY-MM-DD`; null: no limit. */
export type Voucher = {
  readonly code: string
  readonly kind: 'amount' | 'percent'
  readonly value: number
  readonly camp: string | null
  readonly fromOn: string | null
  readonly untilOn: string | null
  readonly uses: number | null
  readonly usesPerPerson: number | null
  readonly isForMembers: boolean
  readonly note: string
  readonly endedAt: Date | null
}

/** As a person types it: small letters, spaces around. */
export function codeOf(typed: string): string {
  return typed.trim().toUpperCase()
}

/** What is paid at least, in cents: a booking is made by a payment. */
export const leastPaidCents = 100

/** Cents that a voucher takes off a total; a part of a cent is the participant’s. */
export function discountOf({ kind, value }: Pick<Voucher, 'kind' | 'value'>, totalCents: number): number {
  const cents = kind === 'amount' ? value : Math.ceil((totalCents * value) / 100)
  return Math.max(0, Math.min(cents, totalCents - leastPaidCents))
}

export function valueWords({ kind, value }: Pick<Voucher, 'kind' | 'value'>): string {
  return kind === 'amount' ? formatEuros(value) : `${value}\u00a0%`
}

type Using = {
  readonly camp: string
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly isMember: boolean
  /** Bookings that use it now, in all and of this buyer. */
  readonly used: { readonly all: number; readonly own: number }
}

export const unknownVoucher = 'Ce code n’est pas connu. Vérifiez-le, ou continuez sans lui.'

/** Why a voucher does not count for a booking, in French. */
export function voucherProblem(
  voucher: Voucher | undefined,
  { camp, today, isMember, used }: Using,
): string | undefined {
  if (!voucher) return unknownVoucher
  if (voucher.endedAt || (voucher.untilOn && voucher.untilOn < today)) return 'Ce bon n’est plus valable.'
  if (voucher.fromOn && voucher.fromOn > today)
    return `Ce bon est valable à partir du ${formatDay(voucher.fromOn)}.`
  if (voucher.camp !== null && voucher.camp !== camp) return 'Ce bon vaut pour un autre stage.'
  if (voucher.isForMembers && !isMember)
    return 'Ce bon est réservé aux membres\u00a0: connectez-vous d’abord.'
  if (voucher.uses !== null && used.all >= voucher.uses)
    return 'Ce bon a déjà servi autant de fois que prévu.'
  if (voucher.usesPerPerson !== null && used.own >= voucher.usesPerPerson)
    return 'Vous avez déjà utilisé ce bon autant de fois que prévu.'
  return undefined
}
