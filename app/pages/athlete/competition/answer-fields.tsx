import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Form, type FormProps } from 'react-router'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ReadAs } from '#app/ui/blocks/forms/read-as.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { ChoicePill, ChoicePills } from '#app/ui/kit/fields/choice-pill.tsx'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { competitionPath } from '../addresses.ts'
import { readingOf } from '../race-time.ts'
import type { CompetitionAnswer } from './competition-answer.ts'
import type { ShownFormat } from './competition-view.ts'

type RaceFormProps = Omit<FormProps, 'id'> & { id: string; intent: string }

/** One of the forms of the page of a competition. @param id of the competition */
export function RaceForm({ id, intent, children, ...attributes }: RaceFormProps) {
  return (
    <Form
      method="post"
      action={competitionPath(id)}
      className="race-form"
      replace
      preventScrollReset
      {...attributes}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  )
}

type Again = CompetitionAnswer | undefined

type PillsProps = Omit<ComponentProps<typeof FieldGroup>, 'id' | 'children'> & {
  name: string
  choices: readonly (readonly [value: string, shown: ReactNode, label?: string])[]
  chosen: string
  again?: Again
  onChoice?: (value: string) => void
}

/** One choice of a few. */
export function Pills({ name, choices, chosen, again, onChoice, ...group }: PillsProps) {
  return (
    <FieldGroup id={`race-${name}`} error={messageFor(again, name)} {...group}>
      <ChoicePills>
        {choices.map(([value, shown, label]) => (
          <ChoicePill
            key={value}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            onChange={() => onChoice?.(value)}
            aria-label={label}
          >
            {shown}
          </ChoicePill>
        ))}
      </ChoicePills>
    </FieldGroup>
  )
}

type TextFieldProps = ComponentProps<typeof TextInput> & {
  name: string
  label: string
  hint?: ReactNode
  again: Again
}

/** A line that may stay empty. */
export function TextField({ name, label, hint, again, ...input }: TextFieldProps) {
  return (
    <Field id={`race-${name}`} label={label} hint={hint} error={messageFor(again, name)} optional>
      <TextInput name={name} autoComplete="off" {...input} />
    </Field>
  )
}

type TimeFieldProps = {
  name: string
  label: string
  saved: string
  typedBefore: string | undefined
  format: ShownFormat | undefined
  again: Again
}

export function TimeField({ saved, typedBefore, format, ...field }: TimeFieldProps) {
  const [typed, setTyped] = useState(typedBefore ?? saved)
  const [known, setKnown] = useState(saved)
  if (known !== saved) {
    setKnown(saved)
    setTyped(saved)
  }
  const read = readingOf(typed, format)
  const shown = useRef(saved)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What was saved is written out in full: 3h29 becomes 3:29:00.
    if (input.current && saved !== shown.current) input.current.value = saved
    shown.current = saved
  }, [saved])
  return (
    <TextField
      {...field}
      hint={read ? <ReadAs reading={read.reading} meant={read.meant} /> : 'Comme 3h29, 3:29:59 ou 45:30.'}
      figures
      defaultValue={typedBefore ?? saved}
      onInput={(event) => setTyped(event.currentTarget.value)}
      ref={input}
    />
  )
}

export function HideChoice({ isHidden }: { isHidden: boolean }) {
  return (
    <Checkbox
      id="race-isHidden"
      name="isHidden"
      label="Masquer ma participation"
      hint="Vous n’êtes alors dans aucune liste, aucun compte, aucun export, pas même ceux des coachs. Votre note de covoiturage non plus."
      defaultChecked={isHidden}
    />
  )
}

export function DoneLine({ words }: { words: string | undefined }) {
  const line = useRef<HTMLOutputElement>(null)
  // The form that was sent is gone, and the line may stand a screen away from where it was.
  useEffect(() => {
    if (words !== undefined) line.current?.scrollIntoView({ block: 'nearest' })
  }, [words])
  return (
    <output className="race-done" ref={line}>
      {words === undefined ? null : (
        <>
          <Icon name="circle-check" size={20} />
          {words}
        </>
      )}
    </output>
  )
}

export function AnswerProblems({ again }: { again: Again }) {
  if (again?.problem === undefined) return <FieldProblems answer={again} prefix="race" />
  return <ProblemNote key={again.attempt}>{again.problem}</ProblemNote>
}
