import type { FormEvent } from 'react'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { useAnswered } from './answered-form.tsx'

/** A code of six figures, in one field: it is typed, pasted or offered by the phone at once. The boxes are drawn behind it. */
export function OneTimeCodeField({ label }: { label: string }) {
  const { id, error } = useAnswered('code')
  return (
    <Field id={id} className="one-time-code" label={label} error={error}>
      <span className="code-boxes">
        {['1', '2', '3', '4', '5', '6'].map((rank) => (
          <i key={rank} aria-hidden="true" />
        ))}
        <TextInput
          name="code"
          className="num"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={14}
          onInput={keepFigures}
          required
        />
      </span>
    </Field>
  )
}

// A code is often copied with a space in its middle.
function keepFigures({ currentTarget }: FormEvent<HTMLInputElement>) {
  const figures = currentTarget.value.replaceAll(/\D/g, '')
  if (figures !== currentTarget.value) currentTarget.value = figures
}
