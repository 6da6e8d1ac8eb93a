import type { ReactNode } from 'react'
import { checkoutAutocomplete, type CheckoutField } from '#app/domain/orders/checkout/checkout-fields.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { errorOf, idOf, type TypedCheckout } from './typed-checkout.ts'

type CheckoutTextFieldProps = {
  name: CheckoutField
  typed: TypedCheckout
  label: string
  hint?: ReactNode
  optional?: boolean
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'numeric' | 'tel' | 'email'
  placeholder?: string
}

/** A line to fill in, with the token by which browsers know what belongs there. */
export function CheckoutTextField({ name, typed, label, hint, optional, ...input }: CheckoutTextFieldProps) {
  return (
    <Field id={idOf(name)} label={label} hint={hint} error={errorOf(typed, name)} optional={optional}>
      <TextInput
        {...input}
        name={name}
        autoComplete={checkoutAutocomplete[name]}
        defaultValue={typed.values[name]}
        required={!optional}
      />
    </Field>
  )
}
