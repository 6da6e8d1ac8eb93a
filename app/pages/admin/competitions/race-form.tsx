import { Form, useNavigation } from 'react-router'
import type { FactField } from '#app/domain/competitions/forms/facts-form.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import type { CutOff } from '#app/ui/blocks/forms/cut-off.ts'
import { FieldProblems, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { RaceFields, SentRaceContext } from '#app/ui/blocks/race/race-fields.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import type { TypingOf } from '../frame/typing/kept-typing.ts'
import { takenInto, usePlainTyping } from '../frame/typing/use-plain-typing.tsx'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Telling } from './read-race.server.ts'
import type { ShownRace } from './shown-race.ts'
import { Similar } from './similar.tsx'
import { Told } from './told.tsx'

export type RaceAnswer = {
  attempt: string
  values: FormValues<FactField>
  problems: FormProblem<FactField>[]
  problem?: string
  similar?: ShownRace[]
  /** Of the email to those who answered. */
  word?: string
  /** Shown before it is saved, with what the next press confirms. */
  telling?: Telling
  confirms?: string
}

export const seenName = 'vue'
export const confirmsName = 'confirme'

type RaceFormProps = {
  start: FormValues<FactField>
  groups: readonly { value: string; label: string }[]
  data: RaceAnswer | CutOff | undefined
  submit: string
  /** By which name this device keeps what is typed. */
  typing: TypingOf
  /** Revision of the race as this form shows it. */
  revision?: number
}

export function RaceForm({ start, groups, data, submit, typing, revision }: RaceFormProps) {
  const { answer, cutOff } = useAnswerDespiteCut(data)
  const kept = useKeptForm()
  const isSending = useNavigation().state === 'submitting'
  const { formKey, form, taken, offer } = usePlainTyping(typing)
  const values = answer?.values ?? (taken ? takenInto(start, taken) : { ...start, ...kept })
  const { similar = [], telling } = answer ?? {}
  return (
    <Card className="admin-form-card race-form">
      {answer ? null : offer}
      <Form method="post" className="form-body" noValidate key={formKey} {...form}>
        {cutOff ? null : <Problems answer={answer} />}
        {similar.map(({ id }) => (
          <input key={id} type="hidden" name={seenName} value={id} />
        ))}
        {answer?.confirms ? <input type="hidden" name={confirmsName} value={answer.confirms} /> : null}
        {revision === undefined ? null : (
          <input type="hidden" name="revision" value={(taken ?? kept)?.revision ?? revision} />
        )}
        <SentRaceContext value={{ values, problems: answer?.problems ?? [] }}>
          <RaceFields />
        </SentRaceContext>
        <Field id="race-group" label="Pour qui" hint="Les autres groupes ne la voient pas.">
          <Select name="group" defaultValue={values.group}>
            <option value="">Tout le club</option>
            {groups.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <div className="form-send cluster row">
          <Button type="submit" size="large" busy={isSending}>
            {telling ? 'Enregistrer et prévenir' : similar.length > 0 ? `${submit} quand même` : submit}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function Problems({ answer }: { answer: RaceAnswer | undefined }) {
  if (!answer) return null
  const { attempt, problem, similar = [], telling, word } = answer
  if (problem !== undefined) return <ProblemNote key={attempt}>{problem}</ProblemNote>
  if (similar.length > 0)
    return (
      <ProblemNote key={attempt}>
        <Similar races={similar} />
      </ProblemNote>
    )
  if (telling)
    return (
      <ProblemNote key={attempt}>
        <p>
          <b>Rien n’est encore enregistré.</b> Voici qui en sera prévenu&#8239;; confirmez en bas de la page.
        </p>
        <Told telling={telling} typed={word} />
      </ProblemNote>
    )
  return <FieldProblems answer={answer} prefix="race" />
}
