import { DataTable } from '#app/ui/kit/data-table.tsx'
import type { ToolQuery } from '../../tool-query.ts'
import { ZoneLine } from './zone-line.tsx'
import type { ZoneRow } from './zones-answer.ts'

/** The French zones; conventions vary, so that every bound can be typed over. */
export function ZonesTable({ query, zones }: { query: ToolQuery; zones: ZoneRow[] }) {
  return (
    <div>
      <DataTable caption="Zones par pourcentage de VMA" showCaption className="figures-table zones-table">
        <thead>
          <tr>
            <th scope="col">Zone</th>
            <th scope="col">% VMA</th>
            <th scope="col">Allures</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => (
            <ZoneLine key={zone.key} zone={zone} query={query} />
          ))}
        </tbody>
      </DataTable>
      <p className="muted equivalents-note">
        Les conventions varient d’un entraîneur à l’autre&nbsp;: tapez vos bornes par-dessus les nôtres.
      </p>
    </div>
  )
}
