import { useState } from 'react'
import { goals } from '#app/domain/competitions/answers/answer.ts'
import type { AnswerCardProps } from './answer-card.tsx'
import { Pills, TextField, TimeField } from './answer-fields.tsx'

type AnswerDetailsProps = Pick<AnswerCardProps, 'race' | 'again'>

export function AnswerDetails({ race: { formats, answer }, again }: AnswerDetailsProps) {
  const values = again?.values ?? answer
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
        saved={answer.targetTime}
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
