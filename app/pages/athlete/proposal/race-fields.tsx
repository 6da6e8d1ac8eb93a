import { disciplines, families } from '#app/domain/competitions/disciplines.ts'
import { Field } from '#app/ui/kit/field.tsx'
import { Select } from '#app/ui/kit/select.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import type { FieldProps } from './field-props.ts'

const kinds = Object.entries(disciplines)

/** What it is called, and what one does there. */
export function RaceFields({ valueOf, errorOf }: FieldProps) {
  return (
    <>
      <Field id="race-title" label="Nom de la course" error={errorOf('title')}>
        <TextInput name="title" autoComplete="off" defaultValue={valueOf('title')} required />
      </Field>
      <Field id="race-discipline" className="form-half" label="Discipline" error={errorOf('discipline')}>
        <Select name="discipline" defaultValue={valueOf('discipline')} required>
          <option value="">Choisir…</option>
          {Object.entries(families).map(([family, label]) => {
            const own = kinds.filter(([, kind]) => kind.family === family)
            if (own.length === 0) return null
            return (
              <optgroup key={family} label={label}>
                {own.map(([key, kind]) => (
                  <option key={key} value={key}>
                    {kind.label}
                  </option>
                ))}
              </optgroup>
            )
          })}
        </Select>
      </Field>
    </>
  )
}
