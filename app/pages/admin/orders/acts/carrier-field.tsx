import { carrierChoices } from '#app/domain/orders/carriers.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'

/** Who carries a parcel, when the coach knows. */
export function CarrierField({ id, chosen = '' }: { id: string; chosen?: string | undefined }) {
  return (
    <Field id={id} label="Transporteur" hint="L’e-mail mène à sa page de suivi." optional>
      <Select name="carrier" defaultValue={chosen}>
        <option value="">Non précisé</option>
        {carrierChoices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
