import type { ProposalField } from '#app/domain/competitions/forms/proposal-schema.ts'
import { isDay } from '#app/domain/competitions/forms/typed-values.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput, Textarea } from '#app/ui/kit/fields/text-input.tsx'

export function RegistrationFields({ valueOf, errorOf }: FieldProps) {
  return (
    <>
      <Field
        id="race-link"
        label="Page officielle"
        hint="L’adresse du site de l’organisateur."
        error={errorOf('link')}
        optional
      >
        <TextInput name="link" type="url" inputMode="url" autoComplete="off" defaultValue={valueOf('link')} />
      </Field>
      <div className="form-row">
        <Field
          id="race-registrationOpensOn"
          label="Ouverture des inscriptions"
          error={errorOf('registrationOpensOn')}
          optional
        >
          <DayInput name="registrationOpensOn" value={valueOf('registrationOpensOn')} />
        </Field>
        <Field
          id="race-registrationClosesOn"
          label="Clôture des inscriptions"
          error={errorOf('registrationClosesOn')}
          optional
        >
          <DayInput name="registrationClosesOn" value={valueOf('registrationClosesOn')} />
        </Field>
      </div>
      <Field
        id="race-notes"
        label="Notes"
        hint="Le parcours, une licence demandée, une navette…"
        error={errorOf('notes')}
        optional
      >
        <Textarea name="notes" rows={4} defaultValue={valueOf('notes')} />
      </Field>
    </>
  )
}

type DayInputProps = { name: string; value: string; required?: boolean }

export function DayInput({ name, value, required }: DayInputProps) {
  const type = value === '' || isDay(value) ? 'date' : 'text'
  return <TextInput key={type} name={name} type={type} figures defaultValue={value} required={required} />
}

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

export type FieldProps = {
  valueOf: (name: ProposalField) => string
  errorOf: (name: ProposalField) => string | undefined
}
