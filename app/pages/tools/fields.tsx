import type { ReactNode, FormEvent, ComponentProps, MouseEvent } from 'react'
import { ReadAs } from '#app/ui/blocks/forms/read-as.tsx'
import { Field, FieldMessages } from '#app/ui/kit/fields/field.tsx'
import { SegmentedControl } from '#app/ui/kit/fields/segmented-control.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { PadKeys } from './pad-keys.tsx'
import { postedAs, useToolField } from './tool-form.tsx'
import { queryOfForm, type ToolFields, type ToolQuery } from './tool-query.ts'

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
      hint={
        refusal ? undefined : isSaid ? (
          <ToolReadAs reading={reading.reading} meant={reading.meant} name={name} />
        ) : (
          (hint ?? words.hint)
        )
      }
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

type ToolReadAsProps = Omit<ComponentProps<typeof ReadAs>, 'name'> & { name: string }

/** Its offer goes to the address without a script too. */
function ToolReadAs({ name, ...read }: ToolReadAsProps) {
  const { isPosted } = useToolField(name)
  return (
    <ReadAs
      {...read}
      type="submit"
      {...(isPosted && postedAs)}
      name={name}
      value={read.meant?.text}
      onClick={(event) => fillIn(event)?.focus()}
    />
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

type ChoiceProps = ComponentProps<typeof SegmentedControl> & {
  /** Where an address may write a choice in other words too. */
  isKnown?: boolean
}

/** Choices of an address; none is marked for one that is no choice, which is said and kept until another is made. */
export function Choice({ isKnown, ...control }: ChoiceProps) {
  const { name, options, defaultValue = '' } = control
  const { typed } = useToolField(name)
  const isUnknown = Boolean(typed) && !isKnown && options.every(({ value }) => value !== typed)
  const counted = options.find(({ value }) => value === defaultValue)?.label
  return (
    <>
      <UnknownChoice name={name} isKnown={!isUnknown} counted={counted} />
      <SegmentedControl {...control} defaultValue={isUnknown ? '?' : defaultValue} />
    </>
  )
}

type UnknownChoiceProps = { name: string; isKnown: boolean; counted?: string | undefined }

export function UnknownChoice({ name, isKnown, counted }: UnknownChoiceProps) {
  const { typed } = useToolField(name)
  if (isKnown) return null
  return (
    <>
      <input type="hidden" name={name} value={typed} />
      <FieldMessages id={name} error={noSuchChoice(counted)} />
    </>
  )
}

/** @param counted what is computed with meanwhile */
export function noSuchChoice(counted?: string): string {
  return `Ce choix de l’adresse n’existe pas${counted ? `\u00a0: compté comme «\u202f${counted}\u202f»` : ''}.`
}

type ChoiceFieldProps = Omit<ChoiceProps, 'legend'> & {
  legend?: string
  hint?: string | undefined
  className?: string
}

export function ChoiceField({ legend, hint, className, ...choice }: ChoiceFieldProps) {
  const { label = '' } = useToolField(choice.name).words
  return (
    <div className={joinClasses('calculator-group', className)}>
      <p className="field-label" aria-hidden="true">
        {label}
      </p>
      <Choice legend={legend ?? label} {...choice} />
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
  const { fields } = useToolField(name)
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
          onClick={(event) => fillIn(event, fields)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}

function fillIn(event: MouseEvent<HTMLButtonElement>, fields?: ToolFields): HTMLInputElement | undefined {
  const { form, name, value } = event.currentTarget
  const field = inputOf(form, name)
  if (!form || !field) return undefined
  event.preventDefault()
  field.value = value
  if (fields?.refit && name === 'distance') refill(form, fields.refit(queryOfForm(form, fields)))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

/** What a choice that was made leaves of the time; the form hears of both at once. */
export function refitTime(fields: ToolFields | undefined, refit: (query: ToolQuery) => ToolQuery) {
  return ({ currentTarget: { form } }: FormEvent<HTMLSelectElement>) => {
    if (form && fields) refill(form, refit(queryOfForm(form, fields)))
  }
}

function refill(form: HTMLFormElement, query: ToolQuery): void {
  const time = inputOf(form, 'temps')
  if (time) time.value = query.temps ?? ''
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.querySelector(`input[type="text"][name="${name}"]`)
  return field instanceof HTMLInputElement ? field : undefined
}
