import { TextLink } from '#app/ui/kit/text-link.tsx'
import { CheckoutTextField } from './checkout-text-field.tsx'
import { MinorFields } from './minor-fields.tsx'
import { QuestionTitle } from './question-title.tsx'
import { signInFromCheckout } from './sign-in-address.ts'
import type { TypedCheckout } from './typed-checkout.ts'

/** Who orders, and how to reach them. */
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
