/** Who books and pays; each with the token by which a browser fills it in. */
export const buyerAutocomplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  street: 'address-line1',
  line2: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  paymentMethod: 'off',
  plan: 'off',
  voucher: 'off',
  note: 'off',
} as const
export type BuyerField = keyof typeof buyerAutocomplete

/** Participants of one booking at most. */
export const mostParticipants = 30

/** For how many one may ask while so many places are left. */
export function mostOf({ placesLeft }: { readonly placesLeft: number }): number {
  return Math.max(1, Math.min(mostParticipants, placesLeft))
}

/** How many were typed: nobody is left out because places went meanwhile. */
export function typedCountOf(value: string | null): number {
  const count = Number(value ?? '1')
  return Number.isSafeInteger(count) && count >= 1 ? Math.min(count, mostParticipants) : 1
}

/** For how many a form asks after a press of « more » or « fewer ». */
export function countAfter(intent: string, count: number, camp: { readonly placesLeft: number }): number {
  if (intent === 'more') return Math.max(count, Math.min(count + 1, mostOf(camp)))
  return intent === 'fewer' ? Math.max(1, count - 1) : count
}
