/** Fields of the form of an order, in its order, each with the token by which a browser fills it in (HTML, autofill). */
export const checkoutAutocomplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  isMinor: 'off',
  guardianName: 'off',
  guardianEmail: 'off',
  guardianAgrees: 'off',
  delivery: 'off',
  street: 'shipping address-line1',
  line2: 'shipping address-line2',
  postcode: 'shipping postal-code',
  city: 'shipping address-level2',
  isBilledThere: 'off',
  billingStreet: 'billing address-line1',
  billingLine2: 'billing address-line2',
  billingPostcode: 'billing postal-code',
  billingCity: 'billing address-level2',
  paymentMethod: 'off',
  note: 'off',
} as const

export type CheckoutField = keyof typeof checkoutAutocomplete

export const checkoutFields = Object.keys(checkoutAutocomplete).filter(isCheckoutField)

function isCheckoutField(name: string): name is CheckoutField {
  return Object.hasOwn(checkoutAutocomplete, name)
}
