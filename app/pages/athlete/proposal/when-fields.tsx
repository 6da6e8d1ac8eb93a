import { Field } from '#app/ui/kit/field.tsx'
import { DayInput } from './day-input.tsx'
import type { FieldProps } from './field-props.ts'
import { TimeInput } from './time-input.tsx'

/** Its days, and when it starts. */
export function WhenFields({ valueOf, errorOf }: FieldProps) {
  return (
    <div className="proposal-when">
      <Field id="race-startOn" label="Jour" error={errorOf('startOn')}>
        <DayInput name="startOn" value={valueOf('startOn')} required />
      </Field>
      <Field
        id="race-endOn"
        label="Dernier jour"
        hint="Si elle en dure plusieurs."
        error={errorOf('endOn')}
        optional
      >
        <DayInput name="endOn" value={valueOf('endOn')} />
      </Field>
      <Field id="race-startTime" label="Premier départ" error={errorOf('startTime')} optional>
        <TimeInput name="startTime" value={valueOf('startTime')} />
      </Field>
    </div>
  )
}
