import { DataTable } from '#app/ui/kit/data-table.tsx'

type PaceZonesProps = { name: string; zones: readonly { name: string; pace: string }[] }

/** The paces one's figure makes. */
export function PaceZones({ name, zones }: PaceZonesProps) {
  return (
    <DataTable caption={`Les allures de votre ${name}`} className="own-zones">
      <thead>
        <tr>
          <th scope="col">Effort</th>
          <th scope="col">Votre allure</th>
        </tr>
      </thead>
      <tbody>
        {zones.map(({ name: zone, pace }) => (
          <tr key={zone}>
            <th scope="row">{zone}</th>
            <td className="num">{pace}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
