import { disciplines, families } from '../../../domain/competitions/disciplines.ts'
import { regions } from '../../../domain/competitions/regions.ts'
import { Field } from '../../../ui/kit/field.tsx'
import { Select } from '../../../ui/kit/select.tsx'
import { TextInput } from '../../../ui/kit/text-input.tsx'
import type { FieldProps } from './field-props.ts'

const kinds = Object.entries(disciplines)

/** What it is called, what one does there, where. */
export function RaceFields({ valueOf, errorOf }: FieldProps) {
  return (
    <>
      <Field id="race-title" label="Nom de la course" error={errorOf('title')}>
        <TextInput name="title" autoComplete="off" defaultValue={valueOf('title')} required />
      </Field>
      <div className="form-row">
        <Field id="race-discipline" label="Discipline" error={errorOf('discipline')}>
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
        <Field
          id="race-formats"
          label="Formats"
          hint="«&#8239;S, M&#8239;», «&#8239;10 km et semi&#8239;», «&#8239;23 km 900 m D+&#8239;»."
          error={errorOf('formats')}
          optional
        >
          <TextInput name="formats" autoComplete="off" defaultValue={valueOf('formats')} />
        </Field>
      </div>
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
    </>
  )
}
