import {
  spareVariants,
  type TypedProduct,
  typedVariants,
  variantField,
} from '#app/domain/shop/office/product-fields.ts'
import { FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'

type VariantFieldsProps = {
  values: TypedProduct
  colours: readonly { id: string; name: string }[]
  error: string | undefined
}

/** The sizes of a product, a line each, and some empty ones for new sizes. */
export function VariantFields({ values, colours, error }: VariantFieldsProps) {
  const known = typedVariants(values)
  const lines = [...known, ...Array.from({ length: spareVariants }, () => undefined)]
  return (
    <FieldGroup
      id="product-inventory"
      legend="Tailles et coloris"
      hint="Une ligne vide ajoute une taille. Une taille retirée garde son historique."
      error={error}
    >
      <ul className="product-variants">
        {lines.map((variant, index) => (
          <li key={variant?.id || `new-${index}`}>
            <input type="hidden" name={variantField(index, 'id')} value={variant?.id ?? ''} />
            <TextInput
              name={variantField(index, 'size')}
              aria-label={`Taille ${index + 1}`}
              placeholder="Taille"
              defaultValue={variant?.size}
              id={undefined}
              maxLength={20}
            />
            <Select
              name={variantField(index, 'colour')}
              aria-label={`Coloris ${index + 1}`}
              defaultValue={variant?.colour ?? ''}
            >
              <option value="">Sans coloris</option>
              {colours.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            {variant?.id ? (
              <label className="product-gone">
                <input type="checkbox" name={variantField(index, 'gone')} defaultChecked={variant.isGone} />
                Retirer
              </label>
            ) : (
              <span className="muted product-gone">Nouvelle</span>
            )}
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}
