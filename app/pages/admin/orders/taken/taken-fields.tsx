import type { CheckoutField } from '#app/domain/orders/checkout/checkout.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { articleField, quantityField, type Typed } from './taken-form.ts'

type ErrorOf = (name: string) => string | undefined
type Values = Typed['values'] | undefined

type ArticleRowsProps = {
  rows: Typed['rows']
  articles: readonly { value: string; words: string; left: number }[]
  error: string | undefined
}

/** What is ordered, a row each; rows left empty count for nothing. */
export function ArticleRows({ rows, articles, error }: ArticleRowsProps) {
  return (
    <FieldGroup id="pour-articles" legend="Articles" error={error}>
      <input type="hidden" name="lignes" value={rows.length} />
      {rows.map(({ article, quantity }, index) => (
        // Rows have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="taken-row">
          <Select name={articleField(index + 1)} defaultValue={article} aria-label={`Article ${index + 1}`}>
            <option value="">Aucun</option>
            {articles.map(({ value, words, left }) => (
              <option key={value} value={value} disabled={left === 0}>
                {words}
              </option>
            ))}
          </Select>
          <TextInput
            name={quantityField(index + 1)}
            type="number"
            inputMode="numeric"
            min={1}
            max={10}
            defaultValue={quantity}
            aria-label={`Pièces de l’article ${index + 1}`}
          />
        </div>
      ))}
      <Button type="submit" name="acte" value="ligne" look="ghost" size="small" icon="plus">
        Ajouter des lignes
      </Button>
    </FieldGroup>
  )
}

const fields: readonly { name: CheckoutField; label: string; type?: string; isOptional?: true }[] = [
  { name: 'firstName', label: 'Prénom' },
  { name: 'lastName', label: 'Nom' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'phone', label: 'Téléphone', type: 'tel', isOptional: true },
]

const addressFields: typeof fields = [
  { name: 'street', label: 'Numéro et rue' },
  { name: 'line2', label: 'Complément', isOptional: true },
  { name: 'postcode', label: 'Code postal' },
  { name: 'city', label: 'Ville' },
]

type BuyerFieldsProps = { values: Values; errorOf: ErrorOf; asked?: typeof fields }

/** Who it is for; nothing of the browser's own person is filled in. */
export function BuyerFields({ values, errorOf, asked = fields }: BuyerFieldsProps) {
  return asked.map(({ name, label, type, isOptional }) => (
    <Field
      key={name}
      id={`pour-${name}`}
      label={label}
      error={errorOf(name)}
      {...(isOptional && { optional: true })}
    >
      <TextInput name={name} type={type ?? 'text'} autoComplete="off" defaultValue={values?.[name]} />
    </Field>
  ))
}

type ChoiceFieldsProps = {
  values: Values
  errorOf: ErrorOf
  ways: readonly { id: string; label: string; delay: string }[]
  methods: readonly { id: string; title: string; text: string }[]
}

/** How it is delivered and paid; the address counts for what is sent alone. */
export function ChoiceFields({ values, errorOf, ways, methods }: ChoiceFieldsProps) {
  return (
    <>
      <FieldGroup id="pour-delivery" legend="Livraison" error={errorOf('delivery')}>
        <RadioCards>
          {ways.map(({ id, label, delay }) => (
            <RadioCard
              key={id}
              name="delivery"
              value={id}
              title={label}
              description={delay}
              defaultChecked={values?.delivery === id}
            />
          ))}
        </RadioCards>
      </FieldGroup>
      <FieldGroup id="pour-address" legend="Adresse" hint="Pour un envoi seulement.">
        <div className="stack">
          <BuyerFields values={values} errorOf={errorOf} asked={addressFields} />
        </div>
      </FieldGroup>
      <FieldGroup id="pour-paymentMethod" legend="Paiement" error={errorOf('paymentMethod')}>
        <RadioCards>
          {methods.map(({ id, title, text }) => (
            <RadioCard
              key={id}
              name="paymentMethod"
              value={id}
              title={title}
              description={text}
              defaultChecked={values?.paymentMethod === id}
            />
          ))}
        </RadioCards>
      </FieldGroup>
      <Field id="pour-note" label="Une précision" optional>
        <TextInput name="note" autoComplete="off" maxLength={500} defaultValue={values?.note} />
      </Field>
    </>
  )
}
