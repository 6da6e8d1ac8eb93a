import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import type { Address } from '#app/domain/shared/people/address.ts'

// Marks that turn the direction of the words around them, and characters of no script.
const misleading = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Co}]/gu
// Control characters; line ends aside, where there may be some.
const control = /[^\P{Cc}\n]/gu

/** The order with what people typed in it made unable to disturb the mail around it. */
export function inertOrder(order: PlacedOrder): PlacedOrder {
  const { address, billing, guardian, trackingNumber, lines } = order
  return {
    ...inertBuyer(order),
    address: address && inertAddress(address),
    billing: billing && inertAddress(billing),
    guardian: guardian && { ...guardian, name: oneLine(guardian.name) },
    trackingNumber: trackingNumber && oneLine(trackingNumber),
    lines: lines.map((line) => ({
      ...line,
      label: oneLine(line.label),
      detail: line.detail && oneLine(line.detail),
    })),
  }
}

export function inertBuyer<Said extends Pick<PlacedOrder, 'firstName' | 'lastName' | 'note'>>(
  said: Said,
): Said {
  const { firstName, lastName, note } = said
  return {
    ...said,
    firstName: oneLine(firstName),
    lastName: oneLine(lastName),
    note: note?.replace(misleading, '').replace(control, ' '),
  }
}

function inertAddress({ street, line2, postcode, city }: Address): Address {
  return {
    street: oneLine(street),
    line2: line2 && oneLine(line2),
    postcode: oneLine(postcode),
    city: oneLine(city),
  }
}

export function oneLine(words: string): string {
  return words
    .replace(misleading, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
