import { useState } from 'react'
import type { AnswerField } from '#app/domain/competitions/answers/answer-schema.ts'
import { goals } from '#app/domain/competitions/answers/answer.ts'
import type { FormValues } from '#app/domain/shared/form-fields.ts'
import { ChoicePill, ChoicePills } from '#app/ui/kit/fields/choice-pill.tsx'
import { FieldGroup, Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { TimeField } from './answer-fields.tsx'
import { problemOf, type AnswerAgain } from './competition-answer.ts'
import type { ShownFormat } from './competition-view.ts'

type AnswerDetailsProps = {
  formats: readonly ShownFormat[]
  values: FormValues<AnswerField>
  saved: string
  again: AnswerAgain | undefined
}

export function AnswerDetails({ formats, values, saved, again }: AnswerDetailsProps) {
  const [chosen, setChosen] = useState(values.format)
  const format = formats.length === 1 ? formats[0] : formats.find(({ key }) => key === chosen)
  return (
    <div className="race-details">
      <FormatChoice
        formats={formats}
        chosen={values.format}
        error={problemOf(again, 'format')}
        onChoice={setChosen}
      />
      <GoalChoice chosen={values.goal} error={problemOf(again, 'goal')} />
      <TimeField
        id="race-targetTime"
        name="targetTime"
        label="Temps visé"
        saved={saved}
        typedBefore={again?.values?.targetTime}
        format={format}
        error={problemOf(again, 'targetTime')}
      />
      <Field
        id="race-carSharing"
        label="Covoiturage"
        hint="Ce que vous proposez ou cherchez, lu par les membres du club."
        error={problemOf(again, 'carSharing')}
        optional
      >
        <TextInput
          name="carSharing"
          autoComplete="off"
          placeholder="2 places au départ de la gare, 6 h"
          defaultValue={values.carSharing}
        />
      </Field>
    </div>
  )
}

const ranks = ['A', 'B', 'C'] as const

function GoalChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <FieldGroup
      id="race-goal"
      legend="Objectif"
      hint="A pour l’objectif de la saison, B pour une étape, C pour le plaisir."
      error={error}
    >
      <ChoicePills>
        {ranks.map((rank) => (
          <ChoicePill
            key={rank}
            name="goal"
            value={rank}
            defaultChecked={rank === chosen}
            aria-label={goals[rank]}
          >
            {rank}
          </ChoicePill>
        ))}
        <ChoicePill name="goal" value="" defaultChecked={chosen === ''}>
          Aucun
        </ChoicePill>
      </ChoicePills>
    </FieldGroup>
  )
}

type FormatChoiceProps = {
  formats: readonly ShownFormat[]
  chosen: string
  error: string | undefined
  onChoice: (key: string) => void
}

function FormatChoice({ formats, chosen, error, onChoice }: FormatChoiceProps) {
  if (formats.length < 2) return null
  return (
    <FieldGroup id="race-format" legend="Format" error={error}>
      <ChoicePills>
        {formats.map(({ key, name }) => (
          <ChoicePill
            key={key}
            name="format"
            value={key}
            defaultChecked={key === chosen}
            onChange={() => onChoice(key)}
          >
            {name}
          </ChoicePill>
        ))}
        <ChoicePill name="format" value="" defaultChecked={chosen === ''} onChange={() => onChoice('')}>
          Je ne sais pas encore
        </ChoicePill>
      </ChoicePills>
    </FieldGroup>
  )
}
