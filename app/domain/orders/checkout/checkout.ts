import { z } from 'zod'
import { type DeliveryOption, servesPostcode } from '#app/domain/shared/delivery.ts'
import { type FormValues, optionalPhone } from '#app/domain/shared/forms/form-fields.ts'
import { optionalText, requiredLine } from '#app/domain/shared/forms/form-text.ts'
import { addressOf, city, postcode, secondLine, street } from '#app/domain/shared/people/address.ts'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'
import { paymentMethods } from '../order.ts'

/** What a form says once it is right: phones in E.164, a guardian for a minor only. */
export type Checkout = z.output<ReturnType<typeof checkoutSchema>>

/** The order form, by the delivery and the boxes chosen in `values`; `options` are the deliveries of the shop. */
export function checkoutSchema(values: FormValues<CheckoutField>, options: readonly DeliveryOption[]) {
  const option = options.find(({ id }) => id === values.delivery)
  const isPosted = option?.kind === 'shipping'
  const isBilledElsewhere = values.isBilledThere !== 'on'
  const isMinor = values.isMinor === 'on'
  return z
    .object({
      email: email('Indiquez votre adresse e-mail, pour la confirmation et la facture.'),
      phone: optionalPhone,
      delivery: z.string().refine(() => option !== undefined, {
        error: 'Choisissez comment recevoir votre commande.',
      }),
      firstName: requiredLine({ missing: 'Indiquez votre prénom.', longest: 80 }),
      lastName: requiredLine({ missing: 'Indiquez votre nom.', longest: 80 }),
      street: isPosted ? street : unread,
      line2: isPosted ? secondLine : unread,
      postcode: isPosted ? servedPostcode(option, options) : unread,
      city: isPosted ? city : unread,
      billingStreet: isBilledElsewhere ? street : unread,
      billingLine2: isBilledElsewhere ? secondLine : unread,
      billingPostcode: isBilledElsewhere ? postcode : unread,
      billingCity: isBilledElsewhere ? city : unread,
      paymentMethod: paymentMethodFor(option),
      note: optionalText({ longest: 500 }),
      guardianName: isMinor ? guardianName : unread,
      guardianEmail: isMinor ? email('Indiquez l’adresse e-mail du représentant légal.') : unread,
      guardianAgrees: isMinor ? guardianAgrees : unread,
    })
    .transform(({ guardianName: guardian, guardianEmail, guardianAgrees: _agrees, ...fields }) => {
      const { street: first, line2, postcode: code, city: town, ...rest } = fields
      const { billingStreet, billingLine2, billingPostcode, billingCity, ...checkout } = rest
      return {
        ...checkout,
        address: addressOf(first, line2, code, town),
        billing: addressOf(billingStreet, billingLine2, billingPostcode, billingCity),
        guardian:
          guardian !== undefined && guardianEmail !== undefined
            ? { name: guardian, email: guardianEmail }
            : undefined,
      }
    })
}

/** A field that what was chosen does not ask for: whatever it holds is left there. */
const unread = z.string().transform(() => undefined)

const guardianName = requiredLine({
  missing: 'Indiquez le prénom et le nom du représentant légal.',
  longest: 160,
})

const guardianAgrees = z.literal('on', {
  error: 'Avant 18 ans, l’accord d’un représentant légal est nécessaire\u00a0: cochez la case avec lui.',
})

function email(missing: string) {
  return emailAddress(missing).transform((address) => address.toLowerCase())
}

function servedPostcode(option: DeliveryOption, options: readonly DeliveryOption[]) {
  return postcode.refine((code) => servesPostcode(option, code), {
    error: (issue) => notServed(String(issue.input), options),
  })
}

function paymentMethodFor(option: DeliveryOption | undefined) {
  return z
    .enum(paymentMethods, { error: 'Choisissez un moyen de paiement.' })
    .refine((paymentMethod) => paymentMethod !== 'on_site' || option?.kind !== 'shipping', {
      error: 'Le paiement sur place va avec la remise à l’entraînement\u00a0: choisissez-en un autre.',
    })
}

function notServed(code: string, options: readonly DeliveryOption[]): string {
  const other = options.find((option) => option.kind === 'shipping' && servesPostcode(option, code))
  if (other) return `Pour le ${code}, choisissez «\u202f${other.label}\u202f».`
  return `Nous ne livrons pas au ${code}\u00a0: indiquez une autre adresse, ou la remise à l’entraînement.`
}

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
