import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import type { ProposalField } from '#app/domain/competitions/forms/proposal-schema.ts'
import { isDay } from '#app/domain/competitions/forms/typed-days.ts'
import type { FormProblem } from '#app/domain/shared/forms/form-fields.ts'
import { messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput, Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { disciplineChoices, regionChoices } from './race-choices.tsx'

type SentRace = {
  values: Partial<Record<ProposalField, string>>
  problems: FormProblem<ProposalField | 'group'>[]
}

/** What was typed of a race; the fields of its form find their value and their problem in it. */
export const SentRaceContext = createContext<SentRace | undefined>(undefined)

type RaceFieldProps = {
  name: ProposalField
  label: string
  hint?: string
  className?: string
  optional?: boolean
  input?: Omit<ComponentProps<'input'>, 'name'>
  children?: (value: string) => ReactNode
}

/** A field of the form, `race-<name>`: a line of text unless it says otherwise. */
function RaceField({ name, input, children, ...field }: RaceFieldProps) {
  const sent = use(SentRaceContext)
  const value = sent?.values[name] ?? ''
  return (
    <Field id={`race-${name}`} error={messageFor(sent, name)} {...field}>
      {children?.(value) ?? (
        <TextInput
          name={name}
          autoComplete="off"
          defaultValue={value}
          required={!field.optional}
          {...input}
        />
      )}
    </Field>
  )
}

type TypedFieldProps = RaceFieldProps & { type: 'date' | 'time'; isShown: (value: string) => boolean }

// What a field of its type cannot show (« 30/02/2027 ») stays to be corrected, as the text that was typed.
function TypedField({ type, isShown, ...field }: TypedFieldProps) {
  return (
    <RaceField {...field}>
      {(value) => {
        const shown = isShown(value) ? type : 'text'
        return (
          <TextInput
            key={shown}
            name={field.name}
            type={shown}
            figures
            defaultValue={value}
            required={!field.optional}
          />
        )
      }}
    </RaceField>
  )
}

const day = { type: 'date', isShown: (value: string) => value === '' || isDay(value) } as const
const clockTime = /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/
const time = { type: 'time', isShown: (value: string) => clockTime.test(value) } as const

export function RaceFields() {
  return (
    <>
      <RaceField name="title" label="Nom de la course" />
      <RaceField name="discipline" className="form-half" label="Discipline">
        {(value) => (
          <Select name="discipline" defaultValue={value} required>
            <option value="">Choisir…</option>
            {disciplineChoices()}
          </Select>
        )}
      </RaceField>
      <div className="race-when columns-narrow">
        <TypedField name="startOn" label="Jour" {...day} />
        <TypedField name="endOn" label="Dernier jour" hint="Si elle en dure plusieurs." {...day} optional />
        <TypedField name="startTime" label="Premier départ" {...time} optional />
      </div>
      <div className="form-row">
        <RaceField name="place" label="Commune ou lieu" />
        <RaceField name="region" label="Région">
          {(value) => (
            <Select name="region" defaultValue={value} required>
              <option value="">Choisir…</option>
              {regionChoices()}
            </Select>
          )}
        </RaceField>
      </div>
      <RaceField
        name="formats"
        label="Formats"
        hint="«&#8239;S, M&#8239;», «&#8239;10&nbsp;km et semi&#8239;», «&#8239;23&nbsp;km 900&nbsp;m D+&#8239;»."
        optional
      />
      <RaceField
        name="link"
        label="Page officielle"
        hint="L’adresse du site de l’organisateur."
        input={{ type: 'url', inputMode: 'url' }}
        optional
      />
      <div className="form-row">
        <TypedField name="registrationOpensOn" label="Ouverture des inscriptions" {...day} optional />
        <TypedField name="registrationClosesOn" label="Clôture des inscriptions" {...day} optional />
      </div>
      <RaceField name="notes" label="Notes" hint="Le parcours, une licence demandée, une navette…" optional>
        {(value) => <Textarea name="notes" rows={4} defaultValue={value} />}
      </RaceField>
    </>
  )
}
