import { Form, useNavigation } from 'react-router'
import type { TypedProduct } from '#app/domain/shop/office/product-fields.ts'
import { useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import type { CutOff } from '#app/ui/blocks/forms/cut-off.ts'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { takenInto, usePlainTyping } from '../frame/typing/use-plain-typing.tsx'
import { useKeptForm } from '../frame/use-kept-form.ts'
import { LegalFields, StoryFields } from './fact-fields.tsx'
import { type PriceLine, PriceLines } from './price-lines.tsx'
import { DescriptionFields, PriceFields, TextileFields } from './product-fields.tsx'
import { VariantFields } from './variant-fields.tsx'

export type ProductAnswer = {
  attempt: string
  values: TypedProduct
  problems: { field: string; message: string }[]
  problem?: string | undefined
  /** Shown before it is saved, with what the next press confirms. */
  prices?: PriceLine[]
  confirms?: string
  /** The edit that the next press replaces. */
  revision?: number | null
}

type Named = { id: string; name: string }

export type ProductFormProps = {
  product: {
    identifier: string
    /** Who writes. */
    person: string
    start: TypedProduct
    revision: number | null
    prices: PriceLine[] | undefined
    collections: readonly Named[]
    colours: readonly Named[]
  }
  data: ProductAnswer | CutOff | undefined
}

/** By which name this device keeps what is typed of a product. */
export const productTyping = (identifier: string) => `produit/${identifier}`

export type FieldsProps = { values: TypedProduct; errorOf: (name: string) => string | undefined }

export function ProductForm({ product, data }: ProductFormProps) {
  const { answer, cutOff } = useAnswerDespiteCut(data)
  const kept = useKeptForm() as TypedProduct | undefined
  const isSending = useNavigation().state === 'submitting'
  const { person, identifier } = product
  const { formKey, form, taken, offer } = usePlainTyping({ person, id: productTyping(identifier) })
  const shown = taken ? takenInto(product.start, taken) : { ...product.start, ...kept }
  const values = answer?.values ?? shown
  const errorOf = (name: string) => messageFor(answer, name)
  const revision = answer?.revision === undefined ? (shown.revision ?? product.revision) : answer.revision
  return (
    <Card className="admin-form-card product-card">
      {answer ? null : offer}
      <Form method="post" className="admin-form stack" noValidate key={formKey} {...form}>
        {cutOff ? null : <Problems answer={answer} />}
        <input type="hidden" name="revision" value={revision ?? ''} />
        {answer?.confirms ? <input type="hidden" name="confirme" value={answer.confirms} /> : null}
        <DescriptionFields values={values} errorOf={errorOf} />
        <PriceFields values={values} errorOf={errorOf} />
        <PriceLines lines={answer?.prices ?? product.prices} isNew={answer?.prices !== undefined} />
        <FieldGroup id="product-collection" legend="Collections" error={errorOf('collection')}>
          {product.collections.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`product-collection-${id}`}
              name={`collection-${id}`}
              label={name}
              defaultChecked={values[`collection-${id}`] === 'on'}
            />
          ))}
        </FieldGroup>
        <VariantFields values={values} colours={product.colours} error={errorOf('inventory')} />
        <TextileFields values={values} errorOf={errorOf} />
        <StoryFields values={values} errorOf={errorOf} />
        <LegalFields values={values} errorOf={errorOf} />
        <Checkbox
          id="product-draft"
          name="draft"
          label="Brouillon"
          hint="La boutique ne le montre pas encore."
          defaultChecked={values.draft === 'on'}
        />
        <Button type="submit" size="large" busy={isSending}>
          {answer?.confirms ? 'Enregistrer à ce prix' : 'Enregistrer'}
        </Button>
      </Form>
    </Card>
  )
}

function Problems({ answer }: { answer: ProductAnswer | undefined }) {
  if (answer?.problem) return <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote>
  if (answer?.confirms)
    return (
      <ProblemNote key={answer.attempt}>
        Le prix change&nbsp;: lisez plus bas ce qui sera affiché, puis enregistrez.
      </ProblemNote>
    )
  return <FieldProblems answer={answer} prefix="product" />
}
