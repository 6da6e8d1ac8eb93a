import { AGE_BANDS } from '#app/domain/training/qualification/age-groups.ts'
import { FACTOR_TABLES, type FactorTableKey } from '#app/domain/training/qualification/grading.ts'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { writeFactor } from '../system-words.ts'

const columns: { table: FactorTableKey; title: string }[] = [
  { table: '2025-07', title: 'Ironman, 2 juillet 2025' },
  { table: '2025-11', title: 'Ironman, 14 novembre 2025' },
  { table: '703-2025', title: '70.3, 2 juillet 2025' },
  { table: '703-2026', title: '70.3, 23 juin 2026' },
]
const firstReusedBand = 12

export function FactorTable() {
  return (
    <DataTable
      caption="Coefficients par groupe d’âge, femmes (F) et hommes (H)"
      className="figures-table factor-table"
    >
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            Groupe d’âge
          </th>
          {columns.map(({ table, title }) => (
            <th key={table} colSpan={2} scope="colgroup">
              {title}
            </th>
          ))}
        </tr>
        <tr>
          {columns.map(({ table }) => [
            <th key={`${table}F`} scope="col">
              F
            </th>,
            <th key={`${table}H`} scope="col">
              H
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {AGE_BANDS.map((band, index) => (
          <tr key={band}>
            <th scope="row">{band.replace('-', '–')}</th>
            {columns.map(({ table }) => [
              <td key={`${table}F`}>
                {index < firstReusedBand ? writeFactor(FACTOR_TABLES[table].women[index] ?? 0) : 'non publié'}
              </td>,
              <td key={`${table}H`}>{writeFactor(FACTOR_TABLES[table].men[index] ?? 0)}</td>,
            ])}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
