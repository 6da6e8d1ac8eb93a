import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'

export function ReceiptEmailField({
  value,
  error,
}: {
  value: string | undefined
  error: string | undefined
}) {
  return (
    <Field id="declaration-email" label="Adresse e-mail pour l’accusé de réception" error={error}>
      <TextInput name="email" type="email" autoComplete="email" defaultValue={value} required />
    </Field>
  )
}
