import { regions } from '#app/domain/competitions/regions.ts'
import { Field } from '#app/ui/kit/field.tsx'
import { Select } from '#app/ui/kit/select.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import type { FieldProps } from './field-props.ts'

export function PlaceFields({ valueOf, errorOf }: FieldProps) {
  return (
    <>
      <div className="form-row">
        <Field id="race-place" label="Commune ou lieu" error={errorOf('place')}>
          <TextInput name="place" autoComplete="off" defaultValue={valueOf('place')} required />
        </Field>
        <Field id="race-region" label="Région" error={errorOf('region')}>
          <Select name="region" defaultValue={valueOf('region')} required>
            <option value="">Choisir…</option>
            {Object.entries(regions).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        id="race-formats"
        label="Formats"
        hint="«&#8239;S, M&#8239;», «&#8239;10&nbsp;km et semi&#8239;», «&#8239;23&nbsp;km 900&nbsp;m D+&#8239;»."
        error={errorOf('formats')}
        optional
      >
        <TextInput name="formats" autoComplete="off" defaultValue={valueOf('formats')} />
      </Field>
    </>
  )
}
