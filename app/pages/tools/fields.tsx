import type { ReactNode, FormEvent, ComponentProps, MouseEvent } from 'react'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { SegmentedControl } from '#app/ui/kit/fields/segmented-control.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { PadKeys } from './pad-keys.tsx'
import { useToolField } from './tool-form.tsx'

type TypedFieldProps = {
  name: string
  label?: ReactNode
  hint?: ReactNode
  /** What it holds as long as nobody typed in it. */
  usual?: string
  /** Where the figure it was read as is said elsewhere. */
  isReadSilently?: boolean
  className?: string
}

export function TypedField({ name, label, hint, usual, isReadSilently, className }: TypedFieldProps) {
  const { words, typed, reading } = useToolField(name)
  const isLive = useIsLive()
  const pad = isLive ? words.pad : undefined
  const refusal = reading?.ok === false && reading.reason !== 'empty' ? reading.expected : undefined
  const isSaid = reading?.ok && !isReadSilently
  return (
    <Field
      id={name}
      label={label ?? words.label}
      hint={refusal ? undefined : isSaid ? `Lu : ${reading.reading}` : (hint ?? words.hint)}
      error={refusal}
      className={joinClasses(words.isLarge && 'typed-large', className) || undefined}
    >
      <span className="pad-field">
        <TextInput
          name={name}
          defaultValue={typed ?? usual}
          inputMode={words.keys ?? (words.range || pad ? 'decimal' : 'text')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          figures
        />
        {pad && <PadKeys keys={pad} />}
      </span>
    </Field>
  )
}

/** A number to type or to slide; the typed one is the field, so that it works without a script too. */
export function RangeField({ value, ...field }: Omit<TypedFieldProps, 'className'> & { value: number }) {
  const { words } = useToolField(field.name)
  const [least = 0, most = 100, step = 1] = words.range ?? []
  const share = Math.min(1, Math.max(0, (value - least) / (most - least)))
  return (
    <div className="range-field">
      <TypedField {...field} />
      <input
        type="range"
        className="range"
        aria-label={`${words.label}, curseur`}
        min={least}
        max={most}
        step={step}
        value={value}
        style={{ '--filled': `${Math.round(share * 100)}%` }}
        onInput={writeInField}
      />
    </div>
  )
}

function writeInField(event: FormEvent<HTMLInputElement>) {
  const slider = event.currentTarget
  const field = slider.parentElement?.querySelector('input[type="text"]')
  if (field instanceof HTMLInputElement) field.value = slider.value.replace('.', ',')
}

type ChoiceFieldProps = Omit<ComponentProps<typeof SegmentedControl>, 'legend'> & {
  legend?: string
  hint?: string
  className?: string
}

export function ChoiceField({ legend, hint, className, ...choice }: ChoiceFieldProps) {
  const { label = '' } = useToolField(choice.name).words
  return (
    <div className={joinClasses('calculator-group', className)}>
      <p className="field-label" aria-hidden="true">
        {label}
      </p>
      <SegmentedControl legend={legend ?? label} {...choice} />
      {hint && <p className="field-hint">{hint}</p>}
    </div>
  )
}

type PresetButtonsProps = {
  label: string
  name: string
  presets: Readonly<Record<string, string>>
  isChosen: (value: string) => boolean
}

export function PresetButtons({ label, name, presets, isChosen }: PresetButtonsProps) {
  return (
    <fieldset className="chips presets">
      <legend className="vh">{label}</legend>
      {Object.entries(presets).map(([value, text]) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          className="chip"
          aria-pressed={isChosen(value)}
          onClick={fillIn}
        >
          {text}
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
