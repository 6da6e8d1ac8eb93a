import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'

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
