import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'

type PersonFieldsProps = {
  values: { firstName: string; lastName: string } | undefined
  errorOf: (field: 'firstName' | 'lastName') => string | undefined
}

export function PersonFields({ values, errorOf }: PersonFieldsProps) {
  return (
    <div className="form-row">
      <Field id="declaration-firstName" label="Prénom" error={errorOf('firstName')}>
        <TextInput name="firstName" autoComplete="given-name" defaultValue={values?.firstName} required />
      </Field>
      <Field id="declaration-lastName" label="Nom" error={errorOf('lastName')}>
        <TextInput name="lastName" autoComplete="family-name" defaultValue={values?.lastName} required />
      </Field>
    </div>
  )
}
