import type { ReactNode } from 'react'
import { checkoutAutocomplete, type CheckoutField } from '#app/domain/orders/checkout/checkout.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'

export function ContactQuestion({ typed, isSignedIn }: { typed: TypedCheckout; isSignedIn: boolean }) {
  return (
    <section aria-labelledby="coordonnees">
      <QuestionTitle id="coordonnees" number={1}>
        Vos coordonnées
      </QuestionTitle>
      {isSignedIn ? null : (
        <p className="muted order-question-note small">
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

export function QuestionTitle({ id, number, children }: { id: string; number: number; children: ReactNode }) {
  return (
    <h2 className="d4 order-question" id={id} tabIndex={-1}>
      <span className="num" aria-hidden="true">
        {number}
      </span>
      <span>{children}</span>
    </h2>
  )
}

type CheckoutTextFieldProps = {
  name: CheckoutField
  typed: TypedCheckout
  label: string
  hint?: ReactNode
  optional?: boolean
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'numeric' | 'tel' | 'email'
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

export const signInParameter = 'connexion'

const signInFromCheckout = `${checkoutPath}?${signInParameter}=1`
