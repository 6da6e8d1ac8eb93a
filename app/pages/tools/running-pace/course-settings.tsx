import { memo } from 'react'
import { CalculateButton } from '../calculate-button.tsx'
import { ChoiceField } from '../choice-field.tsx'
import type { ToolQuery } from '../tool-query.ts'
import { TypedField } from '../typed-field.tsx'
import { AidStations } from './aid-stations.tsx'
import { OfficialTime } from './official-time.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { chosen, clocks } from './running-pace-choices.ts'

type CourseSettingsProps = { answer: RunningPaceAnswer; query: ToolQuery }

/** What the course adds to the run: a start line crossed late, aid stations. */
export const CourseSettings = memo(function CourseSettings({ answer, query }: CourseSettingsProps) {
  const { delay, aidStations } = answer.readings
  return (
    <section aria-labelledby="parcours" className="run-course">
      <h2 className="d4" id="parcours">
        Le jour de la course
      </h2>
      <TypedField
        name="decalage"
        label="Délai entre le coup de pistolet et la ligne de départ"
        typed={query.decalage}
        reading={delay}
        hint="Comme 2:30. Vide ou 0 : vous partez au coup de pistolet."
      />
      <ChoiceField
        label="Le temps visé est"
        name="chrono"
        options={clocks}
        defaultValue={chosen(clocks, query.chrono) ?? 'reel'}
      />
      <OfficialTime answer={answer} />
      <TypedField
        name="ravitaillements"
        label="Ravitaillements"
        typed={query.ravitaillements}
        reading={aidStations}
        hint="Un nombre : tous les 5 km. Une liste : 5 ; 12,5 ; 21,1."
      />
      <AidStations answer={answer} />
      <CalculateButton />
    </section>
  )
})
