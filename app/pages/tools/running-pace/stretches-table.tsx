import type { Pacing, Stretch } from '#app/domain/training/running/pacing.ts'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import { Figure } from '../figure.tsx'
import { writeLengthIn, writePaceIn, type RunWriting } from './write-run.ts'

type StretchesTableProps = { pacing: Pacing; writing: RunWriting }

/** The figures of the drawing. */
export function StretchesTable({ pacing, writing }: StretchesTableProps) {
  return (
    <DataTable caption="Allures de la stratégie" className="figures-table">
      <thead>
        <tr>
          <th scope="col">Portion</th>
          <th scope="col">Allure</th>
        </tr>
      </thead>
      <tbody>
        {merged(pacing).map(({ fromMetres, toMetres, pace }) => (
          <tr key={fromMetres} data-ligne={fromMetres === 0 ? 'depart' : 'suite'}>
            <th scope="row">
              {fromMetres === 0 ? 'Du départ' : `De ${writeLengthIn(fromMetres, writing)}`} à{' '}
              {writeLengthIn(toMetres, writing)}
            </th>
            <td className="num">
              <Figure name="allure-portion" value={pace}>
                {`${writePaceIn(pace, writing)}/${writing.unit}`}
              </Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** Two stretches at the same pace are one. */
function merged(pacing: Pacing): (Stretch & { fromMetres: number })[] {
  const stretches = pacing.filter(
    ({ pace }, index) => Math.abs(pace - (pacing[index + 1]?.pace ?? -1)) > 1e-9,
  )
  return stretches.map((stretch, index) => ({ ...stretch, fromMetres: stretches[index - 1]?.toMetres ?? 0 }))
}
