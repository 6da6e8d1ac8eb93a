import type { ReactNode } from 'react'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'

type TableProps = {
  caption: string
  heads: readonly string[]
  /** Each with a key; its first cell names the line. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Figures as a table: the first column in words, the others to be compared. */
export function FiguresTable({ caption, heads, rows }: TableProps) {
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={heads[index + 1]} className="tabular">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** The same figures as the drawing beside it. */
export function BehindDrawing({ children }: { children: ReactNode }) {
  return (
    <details className="figures-table">
      <summary>Lire en tableau</summary>
      {children}
    </details>
  )
}
