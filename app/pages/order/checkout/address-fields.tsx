import type { CheckoutField } from '#app/domain/orders/checkout/checkout-fields.ts'
import { CheckoutTextField } from './checkout-text-field.tsx'
import type { TypedCheckout } from './typed-checkout.ts'

type AddressFieldsProps = {
  typed: TypedCheckout
  names: Record<'street' | 'line2' | 'postcode' | 'city', CheckoutField>
}

/** A French address. */
export function AddressFields({ typed, names }: AddressFieldsProps) {
  return (
    <>
      <CheckoutTextField name={names.street} typed={typed} label="Numéro et rue" />
      <CheckoutTextField
        name={names.line2}
        typed={typed}
        label="Complément"
        hint="Bâtiment, étage, digicode, chez…"
        optional
      />
      <div className="order-town">
        <CheckoutTextField name={names.postcode} typed={typed} label="Code postal" inputMode="numeric" />
        <CheckoutTextField name={names.city} typed={typed} label="Ville" />
      </div>
    </>
  )
}
