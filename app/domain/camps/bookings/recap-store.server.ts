import { createHash } from 'node:crypto'
import type { Kept } from '#app/domain/places/store.server.ts'
import { discountOf, type Voucher } from '../vouchers/rules.ts'
import type { BookingForm } from './booking-form.ts'
import type { Offer } from './offer-store.server.ts'
import { instalmentsOf, pricesOf } from './prices.ts'

/** What is agreed to, at today’s prices and with what others have booked. Cents. */
export function bookingRecapOf(
  { camp, selling, today, packageForm }: Offer,
  kept: Kept,
  { form, isMember, voucher }: { form: BookingForm; isMember: boolean; voucher?: Voucher | undefined },
) {
  const { buyer, gift } = form
  const prices = pricesOf(camp, form.participants.length, { sold: kept.tariffs, isMember, today })
  const participants = form.participants.map((participant, index) => {
    const { tariff, priceCents } = prices[index] ?? { tariff: 'full' as const, priceCents: camp.priceCents }
    const optionCents = participant.options.reduce((sum, { cents }) => sum + cents, 0)
    return { ...participant, tariff, priceCents, totalCents: priceCents + optionCents }
  })
  const fullCents = participants.reduce((sum, one) => sum + one.totalCents, 0)
  const discount = voucher && { code: voucher.code, cents: discountOf(voucher, fullCents) }
  const totalCents = fullCents - (discount?.cents ?? 0)
  const isWhole = buyer.plan === 'whole'
  const instalments = instalmentsOf({
    ...camp,
    totalCents,
    participants: participants.length,
    today,
    isWhole,
  })
  // Who pays all at once is kept no more of than who pays in two.
  const deposits = camp.depositCents === undefined ? totalCents : camp.depositCents * participants.length
  const sums = { totalCents, depositCents: Math.min(deposits, totalCents) }
  const agreed = {
    ...agreedOf(camp, sums),
    ...(discount && { discount }),
    ...(packageForm && { packageForm }),
  }
  const said = [
    participants.map((one) => [one.tariff, one.priceCents, one.options]),
    instalments,
    agreed,
    buyer.paymentMethod,
    selling?.terms.version,
  ]
  const fingerprint = createHash('sha256').update(JSON.stringify(said)).digest('hex')
  return { buyer, gift, participants, totalCents, instalments, agreed, fingerprint }
}

export type BookingRecap = ReturnType<typeof bookingRecapOf>

/** The camp as it is agreed on, kept word for word: a page would change. */
function agreedOf(camp: Offer['camp'], sums: { totalCents: number; depositCents: number }) {
  const { title, path, startOn, endOn, location, place, lodging, lodgingNote, cancellation } = camp
  const { included, notIncluded, cancellationTerms, balanceDays } = camp
  return {
    ...sums,
    title,
    path,
    startOn,
    endOn,
    location,
    place,
    lodging,
    lodgingNote,
    included,
    notIncluded,
    cancellation,
    cancellationTerms,
    balanceDays,
  }
}

export type AgreedCamp = BookingRecap['agreed']

/** Whose voucher it is, and for what. */
export function voucherWishOf(
  { camp, today }: Offer,
  { form: { buyer }, isMember }: { form: BookingForm; isMember: boolean },
) {
  return { code: buyer.voucher, email: buyer.email, camp: camp.slug, today, isMember }
}
