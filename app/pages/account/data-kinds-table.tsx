import type { DataNotice } from '#app/domain/account-data/person.ts'
import { DataTable } from '#app/ui/kit/data-table.tsx'

/** What is kept, why and how long. */
export function DataKindsTable({ kinds }: { kinds: readonly DataNotice[] }) {
  return (
    <DataTable caption="Données gardées, raisons et durées">
      <thead>
        <tr>
          <th scope="col">Données</th>
          <th scope="col">Pourquoi</th>
          <th scope="col">Gardées</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ key, title, purpose, kept }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <td>{purpose}</td>
            <td>{kept}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
