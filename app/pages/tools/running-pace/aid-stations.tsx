import { DataTable } from '#app/ui/kit/data-table.tsx'
import { Figure } from '../figure.tsx'
import { rowKey } from './passage-rows.ts'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { writeLengthIn, writePaceIn, writeTimeOf } from './write-run.ts'

export function AidStations({ answer }: { answer: RunningPaceAnswer }) {
  const { aidStations, readings, run } = answer
  if (!run || !readings.aidStations.ok) return null
  if (aidStations.length === 0) return <p className="muted">Aucun ravitaillement avant l’arrivée.</p>
  const hasHours = run.timeSeconds >= 3600
  return (
    <DataTable caption="Passages aux ravitaillements" showCaption className="figures-table">
      <thead>
        <tr>
          <th scope="col">Ravitaillement</th>
          <th scope="col">Passage</th>
          <th scope="col">Segment</th>
        </tr>
      </thead>
      <tbody>
        {aidStations.map(({ metres, passage, segmentPace }) => (
          <tr key={metres} data-ligne={`ravitaillement-${rowKey(metres)}`}>
            <th scope="row">{writeLengthIn(metres, answer)}</th>
            <td className="num">
              <Figure name="passage" value={passage}>
                {writeTimeOf(passage, answer, hasHours)}
              </Figure>
            </td>
            <td>
              <Figure name="segment" value={segmentPace}>
                {writePaceIn(segmentPace, answer)}
              </Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
