import type { CheckoutField } from '#app/domain/orders/checkout/checkout-fields.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/form-fields.ts'

export type TypedCheckout = {
  values: FormValues<CheckoutField>
  problems: readonly FormProblem<CheckoutField>[]
}

export function errorOf({ problems }: TypedCheckout, name: CheckoutField): string | undefined {
  return problems.find(({ field }) => field === name)?.message
}

export function idOf(name: CheckoutField): string {
  return `order-${name}`
}
