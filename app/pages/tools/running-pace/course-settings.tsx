import { memo } from 'react'
import { gunTimeOf } from '#app/domain/training/running/run.ts'
import { ChoiceField, TypedField } from '../fields.tsx'
import { Figure, FigureCell, FiguresTable } from '../figures.tsx'
import { CalculateButton } from '../tool-form.tsx'
import { chosen, type ToolQuery } from '../tool-query.ts'
import { rowKey } from './passages-table.tsx'
import { writeTimeOf, writeLengthIn, writePaceIn } from './run-words.ts'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { clocks } from './running-pace-fields.ts'

type CourseSettingsProps = { answer: RunningPaceAnswer; query: ToolQuery }

export const CourseSettings = memo(function CourseSettings({ answer, query }: CourseSettingsProps) {
  return (
    <section aria-labelledby="parcours" className="tool-stack run-course">
      <h2 className="d4" id="parcours">
        Le jour de la course
      </h2>
      <TypedField name="decalage" />
      <ChoiceField name="chrono" options={clocks} defaultValue={chosen(clocks, query.chrono, 'reel')} />
      <OfficialTime answer={answer} />
      <TypedField name="ravitaillements" />
      <AidStations answer={answer} />
      <CalculateButton />
    </section>
  )
})

function OfficialTime({ answer }: { answer: RunningPaceAnswer }) {
  const { run, delaySeconds } = answer
  if (!run || delaySeconds === undefined) return null
  const write = (seconds: number) => writeTimeOf(seconds, answer)
  return (
    <p>
      À l’arrivée, votre montre marque {write(run.timeSeconds)} et l’horloge officielle{' '}
      <Figure name="temps-officiel" value={gunTimeOf(run.timeSeconds, delaySeconds)} write={write} />.
    </p>
  )
}

function AidStations({ answer }: { answer: RunningPaceAnswer }) {
  const { aidStations, readings, run } = answer
  if (!run || !readings.ravitaillements.ok) return null
  if (aidStations.length === 0) return <p className="muted">Aucun ravitaillement avant l’arrivée.</p>
  const write = (seconds: number) => writeTimeOf(seconds, answer, run.timeSeconds >= 3600)
  return (
    <FiguresTable
      caption="Passages aux ravitaillements"
      showCaption
      head={['Ravitaillement', 'Passage', 'Segment']}
    >
      {aidStations.map(({ metres, passage, segmentPace }) => (
        <tr key={metres} data-ligne={`ravitaillement-${rowKey(metres)}`}>
          <th scope="row">{writeLengthIn(metres, answer)}</th>
          <FigureCell name="passage" value={passage} write={write} isMain />
          <FigureCell name="segment" value={segmentPace} write={(pace) => writePaceIn(pace, answer)} />
        </tr>
      ))}
    </FiguresTable>
  )
}
