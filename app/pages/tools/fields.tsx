import type { ReactNode, CSSProperties, FormEvent, ComponentProps, MouseEvent } from 'react'
import type { Refusal, Reading } from '#app/domain/training/typed/reading.ts'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { SegmentedControl } from '#app/ui/kit/fields/segmented-control.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { useTyped } from './tool-form.tsx'

type TypedFieldProps = {
  name: string
  label: ReactNode
  typed?: string | undefined
  reading?: { ok: true; reading: string } | Refusal | undefined
  hint?: ReactNode
  inputMode?: 'text' | 'decimal' | 'numeric'
  className?: string
}

export function TypedField({
  name,
  label,
  typed,
  reading,
  hint,
  inputMode = 'text',
  className,
}: TypedFieldProps) {
  const own = useTyped(name)
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
        defaultValue={typed ?? own}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        figures
      />
    </Field>
  )
}

type RangeFieldProps = {
  name: string
  label: string
  typed?: string | undefined
  reading: Reading | undefined
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

type ChoiceFieldProps = Omit<ComponentProps<typeof SegmentedControl>, 'legend'> & {
  label: string
  legend?: string
  hint?: string
  className?: string
}

export function ChoiceField({ label, legend = label, hint, className, ...choice }: ChoiceFieldProps) {
  return (
    <div className={joinClasses('calculator-group', className)}>
      <p className="field-label" aria-hidden="true">
        {label}
      </p>
      <SegmentedControl legend={legend} {...choice} />
      {hint && <p className="field-hint">{hint}</p>}
    </div>
  )
}

type PresetButtonsProps = {
  label: string
  name: string
  presets: readonly { value: string; label: string; isChosen: boolean }[]
}

export function PresetButtons({ label, name, presets }: PresetButtonsProps) {
  return (
    <fieldset className="presets">
      <legend className="vh">{label}</legend>
      {presets.map((preset) => (
        <button
          key={preset.value}
          type="submit"
          name={name}
          value={preset.value}
          className="chip"
          aria-pressed={preset.isChosen}
          onClick={fillIn}
        >
          {preset.label}
        </button>
      ))}
    </fieldset>
  )
}

function fillIn(event: MouseEvent<HTMLButtonElement>) {
  const { form, name, value } = event.currentTarget
  const field = form?.querySelector(`input[name="${name}"]`)
  if (!(field instanceof HTMLInputElement)) return
  event.preventDefault()
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
