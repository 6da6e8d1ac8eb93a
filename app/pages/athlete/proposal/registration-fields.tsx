import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { Textarea } from '#app/ui/kit/textarea.tsx'
import { DayInput } from './day-input.tsx'
import type { FieldProps } from './field-props.ts'

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
