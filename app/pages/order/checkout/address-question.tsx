import type { CheckoutField } from '#app/domain/orders/checkout/checkout.ts'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { CheckoutTextField, idOf, QuestionTitle, type TypedCheckout } from './contact-question.tsx'

export function AddressQuestion({ typed }: { typed: TypedCheckout }) {
  return (
    <section aria-labelledby="adresse">
      <QuestionTitle id="adresse" number={3}>
        <span className="order-if-sent">Adresse de livraison</span>
        <span className="order-if-handed-over">Facture</span>
      </QuestionTitle>
      <div className="order-fields order-if-sent">
        <AddressFields typed={typed} names={['street', 'line2', 'postcode', 'city']} />
      </div>
      <Checkbox
        id={idOf('isBilledThere')}
        name="isBilledThere"
        label={
          <>
            <span className="order-if-sent">L’adresse de facturation est la même</span>
            <span className="order-if-handed-over">Ma facture se passe d’adresse postale</span>
          </>
        }
        defaultChecked={typed.values.isBilledThere === 'on'}
      />
      <fieldset className="order-fields order-if-billed-elsewhere">
        <legend className="field-label">Adresse de facturation</legend>
        <AddressFields
          typed={typed}
          names={['billingStreet', 'billingLine2', 'billingPostcode', 'billingCity']}
        />
      </fieldset>
    </section>
  )
}

type AddressFieldsProps = {
  typed: TypedCheckout
  names: readonly [CheckoutField, CheckoutField, CheckoutField, CheckoutField]
}

function AddressFields({ typed, names: [street, line2, postcode, city] }: AddressFieldsProps) {
  return (
    <>
      <CheckoutTextField name={street} typed={typed} label="Numéro et rue" />
      <CheckoutTextField
        name={line2}
        typed={typed}
        label="Complément"
        hint="Bâtiment, étage, digicode, chez…"
        optional
      />
      <div className="order-town">
        <CheckoutTextField name={postcode} typed={typed} label="Code postal" inputMode="numeric" />
        <CheckoutTextField name={city} typed={typed} label="Ville" />
      </div>
    </>
  )
}
