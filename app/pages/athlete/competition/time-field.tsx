import { useEffect, useRef, useState } from 'react'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { readingOf } from '../race-time.ts'
import type { ShownFormat } from './competition-view.ts'

type TimeFieldProps = {
  id: string
  name: string
  label: string
  saved: string
  typedBefore: string | undefined
  format: ShownFormat | undefined
  error: string | undefined
}

/** A race time as people type it; how it is understood is said while they do. */
export function TimeField({ id, name, label, saved, typedBefore, format, error }: TimeFieldProps) {
  const [typed, setTyped] = useState(typedBefore ?? saved)
  const [known, setKnown] = useState(saved)
  if (known !== saved) {
    setKnown(saved)
    setTyped(saved)
  }
  const shown = useRef(saved)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What was saved is written out in full: 3h29 becomes 3:29:00.
    if (input.current && saved !== shown.current) input.current.value = saved
    shown.current = saved
  }, [saved])
  return (
    <Field
      id={id}
      label={label}
      hint={readingOf(typed, format) ?? 'Comme 3h29, 3:29:59 ou 45:30.'}
      error={error}
      optional
    >
      <TextInput
        name={name}
        figures
        autoComplete="off"
        defaultValue={typedBefore ?? saved}
        onInput={(event) => setTyped(event.currentTarget.value)}
        ref={input}
      />
    </Field>
  )
}
