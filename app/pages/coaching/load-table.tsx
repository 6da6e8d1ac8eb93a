import { DataTable } from '#app/ui/kit/data-table.tsx'
import type { Shares } from './split-strip.tsx'

type LoadTableProps = { weeks: readonly number[]; shares?: Shares }

/** The figures of the chart, for those who read rather than see, and for the curious. */
export function LoadTable({ weeks, shares }: LoadTableProps) {
  return (
    <div className="load-figures">
      <details>
        <summary>Voir les chiffres, semaine par semaine</summary>
        <DataTable caption="Charge de chaque semaine, en pourcentage de la plus forte">
          <thead>
            <tr>
              <th scope="col">Semaine</th>
              {weeks.map((_, week) => (
                // oxlint-disable-next-line react/no-array-index-key -- a week has no identity but its rank
                <th scope="col" key={week}>
                  {week + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(shares).map(({ name, share }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {weeks.map((load, week) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a week has no identity but its rank
                  <td key={week}>{`${Math.round(load * share)}\u00A0%`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
    </div>
  )
}

function rowsOf(shares: Shares | undefined) {
  const whole = { name: 'Charge', share: 1 }
  if (!shares) return [whole]
  return [
    { name: 'Natation', share: shares.swim / 100 },
    { name: 'Vélo', share: shares.bike / 100 },
    { name: 'Course', share: shares.run / 100 },
    whole,
  ]
}
