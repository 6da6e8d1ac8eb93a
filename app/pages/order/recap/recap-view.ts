import { addressLines } from '#app/domain/orders/checkout/address.ts'
import type { OrderRecap } from '#app/domain/orders/placing/order-recap.ts'
import { phoneOf } from '#app/domain/shared/phone.ts'
import type { ShownLine } from '../pieces/article-line.tsx'
import { encodeShownRecap } from './recap-changes.ts'

const usual = '14-jours'

export function recapView(recap: OrderRecap) {
  const { checkout, lines, missing, delivery, goodsCents, totalCents, terms, fingerprint } = recap
  const { firstName, lastName, email, phone, address, billing, guardian, note, paymentMethod } = checkout
  return {
    lines: lines.map((line): ShownLine => ({
      ...line,
      key: `${line.identifier}.${line.variant}`,
      regimeText: line.regime === usual ? undefined : line.regimeText,
    })),
    /** Said once for all the lines it is about. */
    usualRight: usualRightOf(lines),
    hasOtherRights: lines.some(({ regime }) => regime !== usual),
    missing,
    pieces: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    goodsCents,
    totalCents,
    delivery,
    buyer: {
      name: `${firstName} ${lastName}`,
      email,
      phone: phone === undefined ? undefined : phoneOf(phone).shown,
      address: address ? addressLines(address) : undefined,
      billing: billing ? addressLines(billing) : undefined,
      guardian,
      note,
    },
    paymentMethod,
    vatMention: terms.vatMention,
    mediator: terms.mediator,
    guarantee: terms.guarantee,
    withdrawalFunction: terms.withdrawalFunction,
    termsVersion: terms.termsVersion,
    fingerprint,
    shown: encodeShownRecap(recap),
  }
}

function usualRightOf(lines: OrderRecap['lines']) {
  const line = lines.find(({ regime }) => regime === usual)
  return line && { label: line.regimeLabel, text: line.regimeText }
}

export type RecapView = ReturnType<typeof recapView>
