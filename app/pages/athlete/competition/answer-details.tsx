import { useState } from 'react'
import type { AnswerField } from '#app/domain/competitions/answers/answer-schema.ts'
import { goals } from '#app/domain/competitions/answers/answer.ts'
import type { FormValues } from '#app/domain/shared/form-fields.ts'
import { Pills, TextField, TimeField } from './answer-fields.tsx'
import type { AnswerAgain } from './competition-answer.ts'
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
      {formats.length < 2 ? null : (
        <Pills
          name="format"
          legend="Format"
          choices={[...formats.map(({ key, name }) => [key, name] as const), ['', 'Je ne sais pas encore']]}
          chosen={values.format}
          again={again}
          onChoice={setChosen}
        />
      )}
      <Pills
        name="goal"
        legend="Objectif"
        hint="A pour l’objectif de la saison, B pour une étape, C pour le plaisir."
        choices={[
          ...Object.entries(goals).map(([rank, words]) => [rank, rank, words] as const),
          ['', 'Aucun'],
        ]}
        chosen={values.goal}
        again={again}
      />
      <TimeField
        name="targetTime"
        label="Temps visé"
        saved={saved}
        typedBefore={again?.values?.targetTime}
        format={format}
        again={again}
      />
      <TextField
        name="carSharing"
        label="Covoiturage"
        hint="Ce que vous proposez ou cherchez, lu par les membres du club."
        placeholder="2 places au départ de la gare, 6 h"
        defaultValue={values.carSharing}
        again={again}
      />
    </div>
  )
}
