import { useEffect, useRef, useState } from 'react'
import { workoutProblems } from '#app/domain/training/workouts/problems.ts'
import { readWorkout } from '#app/domain/training/workouts/read-workout.ts'
import { writtenTotals } from '#app/domain/training/workouts/totals.ts'
import type { WorkoutSport } from '#app/domain/training/workouts/workout.ts'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { SessionLines } from '#app/ui/blocks/prose/session/session-lines.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { sessionMarkdown, stepTexts, type TypedSession, type TypedStep } from './session-text.ts'
import { StepFields } from './step-fields.tsx'

const sports: Readonly<Record<WorkoutSport, string>> = {
  course: 'Course à pied',
  natation: 'Natation',
  velo: 'Vélo',
}

const mostSteps = 40
const nobody = { vma: undefined, css: undefined }
const nothing: TypedStep = { times: '', amount: '', effort: '', recovery: '' }

type Rows = readonly (TypedStep & { readonly key: number })[]

type SessionDialogProps = { onClose: () => void; onInsert: (markdown: string) => void }

/** The window that writes a session where the cursor of a text is, drawn while it is typed. */
export function SessionDialog({ onClose, onInsert }: SessionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const [title, setTitle] = useState('')
  const [sport, setSport] = useState<WorkoutSport>('course')
  const [rows, setRows] = useState<Rows>([{ ...nothing, key: 0 }])
  useEffect(() => dialog.current?.showModal(), [])
  const session: TypedSession = { title, sport, steps: rows }
  const isEmpty = stepTexts(session).length === 0
  const change = (key: number, changed: Partial<TypedStep>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  const remove = (key: number) => {
    setRows(rows.filter((row) => row.key !== key))
    // The press that was focused is gone with its step.
    adding.current?.focus()
  }
  return (
    <dialog ref={dialog} className="text-dialog" aria-labelledby="seance-titre" onClose={onClose}>
      <div className="text-photo-head row">
        <h2 className="d5" id="seance-titre" tabIndex={-1} ref={heading}>
          Écrire une séance
        </h2>
        <IconButton icon="x" label="Fermer" onClick={() => dialog.current?.close()} />
      </div>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isEmpty) return
          dialog.current?.close()
          onInsert(sessionMarkdown(session))
        }}
      >
        <div className="session-head">
          <Field id="seance-nom" label="Titre">
            <TextInput
              value={title}
              placeholder="Séance"
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Field id="seance-sport" label="Sport">
            <Select value={sport} onChange={({ target }) => setSport(sportOf(target.value))}>
              {Object.entries(sports).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {rows.map((row, index) => (
          <StepFields
            key={row.key}
            id={`seance-etape-${row.key}`}
            number={index + 1}
            step={row}
            isNew={row.key > 0}
            onChange={(changed) => change(row.key, changed)}
            onRemove={rows.length > 1 ? () => remove(row.key) : undefined}
          />
        ))}
        <div className="row chips">
          <Button
            ref={adding}
            look="line"
            size="small"
            icon="plus"
            disabled={rows.length >= mostSteps}
            onClick={() =>
              setRows([...rows, { ...nothing, key: Math.max(...rows.map(({ key }) => key)) + 1 }])
            }
          >
            Ajouter une étape
          </Button>
        </div>
        <SessionAsRead session={session} />
        <Button type="submit" disabled={isEmpty}>
          Mettre dans le texte
        </Button>
      </form>
    </dialog>
  )
}

function sportOf(value: string): WorkoutSport {
  return value === 'natation' || value === 'velo' ? value : 'course'
}

/** The drawing, how long it is in all, and what a coach surely did not mean. */
function SessionAsRead({ session }: { session: TypedSession }) {
  const { sport } = session
  const steps = stepTexts(session)
  const workout = readWorkout(sport, steps)
  const totals = writtenTotals(workout, nobody)
  const problems = workoutProblems({ sport, duration: undefined, distance: undefined, steps })
  const whole = [totals.duration, totals.distance].filter((total) => total !== undefined)
  return (
    <>
      <SessionLines id="seance-dessin" workout={workout} />
      <output className="muted small">
        {steps.length === 0
          ? 'La séance se dessine ici dès que l’effort change.'
          : `En tout\u00a0: ${whole.length > 0 ? whole.join(', ') : 'durée inconnue'}.`}
        {problems.map(({ step, message }) => (
          <span className="session-problem" key={`${step} ${message}`}>
            {message}
          </span>
        ))}
      </output>
    </>
  )
}
