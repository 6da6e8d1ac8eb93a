import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { ProblemNote, summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { readingOf } from '../race-time.ts'
import type { CompetitionAnswer } from './competition-answer.ts'
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
  // What was pressed may stand a screen away from it on a phone, or behind it.
  useEffect(() => {
    if (words === undefined) return
    line.current?.scrollIntoView({ block: 'nearest' })
    line.current?.form?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
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

export function AnswerProblems({ again }: { again: CompetitionAnswer }) {
  if (again.problem !== undefined) return <ProblemNote>{again.problem}</ProblemNote>
  const errors = again.problems.map(({ field, message }) => ({ fieldId: `race-${field}`, message }))
  return <ErrorSummary title={summaryTitle(errors.length)} errors={errors} />
}

export function useSent(intent: string): FormData | undefined {
  const { formData } = useNavigation()
  return formData?.get('intent') === intent ? formData : undefined
}
