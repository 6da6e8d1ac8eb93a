import { Form, href, useNavigation } from 'react-router'
import { disciplines, families } from '#app/domain/competitions/disciplines.ts'
import type { ProposalField } from '#app/domain/competitions/forms/proposal-schema.ts'
import { ProblemNote, summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { proposalPath } from '../calendar/calendar-addresses.ts'
import { competitionPath } from '../competition-addresses.ts'
import { type ProposalAnswer, seenName } from './proposal-answer.ts'
import { DayInput, RegistrationFields, PlaceFields, type FieldProps } from './proposal-fields.tsx'

export function ProposalForm({ again }: { again: ProposalAnswer | undefined }) {
  const isSending = useNavigation().state === 'submitting'
  const hasSeen = again !== undefined && again.similar.length > 0
  const fields = {
    valueOf: (name: ProposalField) => again?.values[name] ?? '',
    errorOf: (name: ProposalField) => again?.problems.find(({ field }) => field === name)?.message,
  }
  return (
    <Card as="section" aria-labelledby="proposal-form-title">
      <Form method="post" action={proposalPath} className="form-body" noValidate>
        <h2 className="d4" id="proposal-form-title">
          La course
        </h2>
        <p className="muted form-rule">Tous les champs sont nécessaires, sauf mention contraire.</p>
        {again ? <ProposalProblems key={again.attempt} again={again} /> : null}
        {again?.similar.map(({ id }) => (
          <input key={id} type="hidden" name={seenName} value={id} />
        ))}
        <RaceFields {...fields} />
        <WhenFields {...fields} />
        <PlaceFields {...fields} />
        <RegistrationFields {...fields} />
        <p className="form-notice">
          Les coachs voient que c’est vous qui la proposez&#8239;; au calendrier, votre nom n’y figure pas.{' '}
          <TextLink to={href('/confidentialite')}>Confidentialité</TextLink>
        </p>
        <div className="form-send">
          <Button type="submit" size="large" iconEnd="arrow-right" busy={isSending}>
            {hasSeen ? 'La proposer quand même' : 'Proposer cette course'}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function ProposalProblems({ again: { problems, similar, problem } }: { again: ProposalAnswer }) {
  if (problem !== undefined) return <ProblemNote>{problem}</ProblemNote>
  if (similar.length > 0)
    return (
      <ProblemNote>
        <p>
          <b>
            {similar.length > 1
              ? 'Des courses du même jour lui ressemblent.'
              : 'Une course du même jour lui ressemble.'}
          </b>
        </p>
        <ul className="proposal-similar">
          {similar.map(({ id, title, days, place, state }) => (
            <li key={id}>
              <a className="link" href={competitionPath(id)} target="_blank" rel="noopener">
                {title}
                <span className="vh"> (nouvel onglet)</span>
              </a>
              , {days}, {place} · {state}
            </li>
          ))}
        </ul>
        <p>Si c’en est une autre, envoyez-la&nbsp;: tout ce que vous avez écrit est encore là.</p>
      </ProblemNote>
    )
  const errors = problems.map(({ field, message }) => ({ fieldId: `race-${field}`, message }))
  return <ErrorSummary title={summaryTitle(errors.length)} errors={errors} />
}

function WhenFields({ valueOf, errorOf }: FieldProps) {
  return (
    <div className="proposal-when">
      <Field id="race-startOn" label="Jour" error={errorOf('startOn')}>
        <DayInput name="startOn" value={valueOf('startOn')} required />
      </Field>
      <Field
        id="race-endOn"
        label="Dernier jour"
        hint="Si elle en dure plusieurs."
        error={errorOf('endOn')}
        optional
      >
        <DayInput name="endOn" value={valueOf('endOn')} />
      </Field>
      <Field id="race-startTime" label="Premier départ" error={errorOf('startTime')} optional>
        <TimeInput name="startTime" value={valueOf('startTime')} />
      </Field>
    </div>
  )
}

const shown = /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/

function TimeInput({ name, value }: { name: string; value: string }) {
  const type = shown.test(value) ? 'time' : 'text'
  return <TextInput key={type} name={name} type={type} figures defaultValue={value} />
}

const kinds = Object.entries(disciplines)

function RaceFields({ valueOf, errorOf }: FieldProps) {
  return (
    <>
      <Field id="race-title" label="Nom de la course" error={errorOf('title')}>
        <TextInput name="title" autoComplete="off" defaultValue={valueOf('title')} required />
      </Field>
      <Field id="race-discipline" className="form-half" label="Discipline" error={errorOf('discipline')}>
        <Select name="discipline" defaultValue={valueOf('discipline')} required>
          <option value="">Choisir…</option>
          {Object.entries(families).map(([family, label]) => {
            const own = kinds.filter(([, kind]) => kind.family === family)
            if (own.length === 0) return null
            return (
              <optgroup key={family} label={label}>
                {own.map(([key, kind]) => (
                  <option key={key} value={key}>
                    {kind.label}
                  </option>
                ))}
              </optgroup>
            )
          })}
        </Select>
      </Field>
    </>
  )
}
