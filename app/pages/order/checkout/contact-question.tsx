import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { CheckoutTextField } from './checkout-text-field.tsx'
import { QuestionTitle } from './question-title.tsx'
import { signInFromCheckout } from './sign-in-address.ts'
import { type TypedCheckout, errorOf, idOf } from './typed-checkout.ts'

export function ContactQuestion({ typed, isSignedIn }: { typed: TypedCheckout; isSignedIn: boolean }) {
  return (
    <section aria-labelledby="coordonnees">
      <QuestionTitle id="coordonnees" number={1}>
        Vos coordonnées
      </QuestionTitle>
      {isSignedIn ? null : (
        <p className="muted order-question-note">
          Déjà membre&#8239;? <TextLink to={signInFromCheckout}>Connectez-vous</TextLink>, vos coordonnées se
          remplissent. Un compte n’est pas nécessaire.
        </p>
      )}
      <div className="form-row">
        <CheckoutTextField name="firstName" typed={typed} label="Prénom" />
        <CheckoutTextField name="lastName" typed={typed} label="Nom" />
      </div>
      <div className="form-row">
        <CheckoutTextField
          name="email"
          typed={typed}
          label="Adresse e-mail"
          type="email"
          hint="Pour la confirmation et la facture."
        />
        <CheckoutTextField
          name="phone"
          typed={typed}
          label="Téléphone"
          type="tel"
          inputMode="tel"
          hint="Pour la livraison seulement, jamais pour vous vendre quelque chose."
          optional
        />
      </div>
      <MinorFields typed={typed} />
    </section>
  )
}

/** Under eighteen somebody answers for the order; the style sheet shows those fields once the box is ticked. */
function MinorFields({ typed }: { typed: TypedCheckout }) {
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
