import type { CSSProperties, FormEvent } from 'react'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import { TypedField } from './typed-field.tsx'

type RangeFieldProps = {
  /** The field's name in the address, and its id. */
  name: string
  label: string
  typed: string | undefined
  reading: Reading | undefined
  /** The number the tool counts with: what was typed, or what it takes instead. */
  value: number
  least: number
  most: number
  step: number
  hint?: string
}

/** A number to type or to slide; the typed one is the field, so that it works without a script too. */
export function RangeField({ name, label, typed, reading, value, least, most, step, hint }: RangeFieldProps) {
  return (
    <div className="range-field">
      <TypedField name={name} label={label} typed={typed} reading={reading} hint={hint} inputMode="decimal" />
      <input
        type="range"
        className="range"
        aria-label={`${label}, curseur`}
        min={least}
        max={most}
        step={step}
        value={value}
        style={filledUpTo((value - least) / (most - least))}
        onInput={writeInField}
      />
    </div>
  )
}

function filledUpTo(share: number): CSSProperties {
  return { '--filled': `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` } as CSSProperties
}

function writeInField(event: FormEvent<HTMLInputElement>) {
  const slider = event.currentTarget
  const field = slider.parentElement?.querySelector('input[type="text"]')
  if (field instanceof HTMLInputElement) field.value = slider.value.replace('.', ',')
}
