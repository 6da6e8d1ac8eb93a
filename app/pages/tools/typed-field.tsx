import type { ReactNode } from 'react'
import type { Refusal } from '#app/domain/training/typed/reading.ts'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'

type TypedFieldProps = {
  /** The field's name in the address, and its id. */
  name: string
  label: ReactNode
  typed: string | undefined
  /** How what is typed was understood; nothing while the field is empty. */
  reading?: { ok: true; reading: string } | Refusal | undefined
  /** Said under the field as long as nothing is typed in it. */
  hint?: ReactNode
  inputMode?: 'text' | 'decimal' | 'numeric'
  className?: string
}

/** A field for what people type (`3h29`, `12,5`): under it, how it was read, or what is expected. */
export function TypedField({
  name,
  label,
  typed,
  reading,
  hint,
  inputMode = 'text',
  className,
}: TypedFieldProps) {
  const refusal = reading?.ok === false && reading.reason !== 'empty' ? reading.expected : undefined
  return (
    <Field
      id={name}
      label={label}
      hint={refusal ? undefined : reading?.ok ? `Lu : ${reading.reading}` : hint}
      error={refusal}
      className={className}
    >
      <TextInput
        name={name}
        defaultValue={typed}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        figures
      />
    </Field>
  )
}
