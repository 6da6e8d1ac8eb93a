import { Checkbox } from '#app/ui/kit/checkbox.tsx'
import { CheckoutTextField } from './checkout-text-field.tsx'
import { errorOf, idOf, type TypedCheckout } from './typed-checkout.ts'

/** Under eighteen somebody answers for the order; the style sheet shows those fields once the box is ticked. */
export function MinorFields({ typed }: { typed: TypedCheckout }) {
  return (
    <div className="order-minor">
      <Checkbox
        id={idOf('isMinor')}
        name="isMinor"
        label="La personne qui commande a moins de 18&nbsp;ans"
        defaultChecked={typed.values.isMinor === 'on'}
      />
      <fieldset className="order-if-minor">
        <legend className="field-label">Représentant légal</legend>
        <div className="form-row">
          <CheckoutTextField name="guardianName" typed={typed} label="Prénom et nom du représentant" />
          <CheckoutTextField
            name="guardianEmail"
            typed={typed}
            label="Adresse e-mail du représentant"
            type="email"
          />
        </div>
        <Checkbox
          id={idOf('guardianAgrees')}
          name="guardianAgrees"
          label="Le représentant légal est d’accord avec cette commande"
          error={errorOf(typed, 'guardianAgrees')}
          defaultChecked={typed.values.guardianAgrees === 'on'}
        />
      </fieldset>
    </div>
  )
}
