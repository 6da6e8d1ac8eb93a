import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import type { AccountEvent } from '#app/domain/sign-ins/store.server.ts'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'

export function AccountHistory({ events }: { events: readonly AccountEvent[] }) {
  if (events.length === 0) return <p className="muted">Rien pour l’instant.</p>
  return (
    <DataTable caption="Historique du compte">
      <thead>
        <tr>
          <th scope="col">Quand</th>
          <th scope="col">Quoi</th>
          <th scope="col">Appareil</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, at, words, device }) => (
          <tr key={id}>
            <th scope="row">{formatInstant(at)}</th>
            <td>{words}</td>
            <td>{device}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
