import { checkoutFields, type CheckoutField } from '#app/domain/orders/checkout/checkout-fields.ts'
import type { FormValues } from '#app/domain/shared/form-fields.ts'

type Known = Pick<FormValues<CheckoutField>, 'email' | 'firstName' | 'lastName'>

export function firstValues(
  saved: FormValues<CheckoutField> | undefined,
  known: Known | undefined,
): FormValues<CheckoutField> {
  const start = saved ?? { ...empty, isBilledThere: 'on', paymentMethod: 'card' }
  return {
    ...start,
    email: start.email || (known?.email ?? ''),
    firstName: start.firstName || (known?.firstName ?? ''),
    lastName: start.lastName || (known?.lastName ?? ''),
  }
}

// Every field is there: they come from the list itself.
const empty = Object.fromEntries(checkoutFields.map((name) => [name, ''])) as FormValues<CheckoutField>
