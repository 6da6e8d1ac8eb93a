import { memo } from 'react'
import { gunTimeOf } from '#app/domain/training/running/run.ts'
import { ChoiceField, TypedField } from '../fields.tsx'
import { Figure, FigureCell, FiguresTable } from '../figures.tsx'
import { CalculateButton } from '../tool-form.tsx'
import type { ToolQuery } from '../tool-query.ts'
import { rowKey } from './passages-table.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { chosen, clocks } from './running-pace-fields.ts'
import { writeTimeOf, writeLengthIn, writePaceIn } from './write-run.ts'

type CourseSettingsProps = { answer: RunningPaceAnswer; query: ToolQuery }

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
        reading={aidStations}
        hint="Un nombre : tous les 5 km. Une liste : 5 ; 12,5 ; 21,1."
      />
      <AidStations answer={answer} />
      <CalculateButton />
    </section>
  )
})

function OfficialTime({ answer }: { answer: RunningPaceAnswer }) {
  const { run, delaySeconds } = answer
  if (!run || delaySeconds === undefined) return null
  const official = gunTimeOf(run.timeSeconds, delaySeconds)
  return (
    <p>
      À l’arrivée, votre montre marque {writeTimeOf(run.timeSeconds, answer)} et l’horloge officielle{' '}
      <Figure name="temps-officiel" value={official} text={writeTimeOf(official, answer)} />.
    </p>
  )
}

function AidStations({ answer }: { answer: RunningPaceAnswer }) {
  const { aidStations, readings, run } = answer
  if (!run || !readings.aidStations.ok) return null
  if (aidStations.length === 0) return <p className="muted">Aucun ravitaillement avant l’arrivée.</p>
  const hasHours = run.timeSeconds >= 3600
  return (
    <FiguresTable
      caption="Passages aux ravitaillements"
      showCaption
      head={['Ravitaillement', 'Passage', 'Segment']}
    >
      {aidStations.map(({ metres, passage, segmentPace }) => (
        <tr key={metres} data-ligne={`ravitaillement-${rowKey(metres)}`}>
          <th scope="row">{writeLengthIn(metres, answer)}</th>
          <FigureCell name="passage" value={passage} text={writeTimeOf(passage, answer, hasHours)} isMain />
          <FigureCell name="segment" value={segmentPace} text={writePaceIn(segmentPace, answer)} />
        </tr>
      ))}
    </FiguresTable>
  )
}
