import { useState } from 'react'
import type { AnswerField } from '#app/domain/competitions/answers/answer-schema.ts'
import type { FormValues } from '#app/domain/shared/form-fields.ts'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { problemOf, type AnswerAgain } from './competition-answer.ts'
import type { ShownFormat } from './competition-view.ts'
import { FormatChoice } from './format-choice.tsx'
import { GoalChoice } from './goal-choice.tsx'
import { TimeField } from './time-field.tsx'

type AnswerDetailsProps = {
  formats: readonly ShownFormat[]
  values: FormValues<AnswerField>
  /** The time aimed at, as it was saved. */
  saved: string
  again: AnswerAgain | undefined
}

/** What goes with « J’y vais » or « Peut-être »; none of it has to be said. */
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
