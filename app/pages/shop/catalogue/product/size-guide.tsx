import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import type { ProductView } from './product.server.ts'

export function SizeGuide({ title, guide }: { title: string; guide: NonNullable<ProductView['sizeGuide']> }) {
  const { advice, columns, rows, chosen } = guide
  return (
    <section className="section wrap size-guide columns" id="tailles" aria-labelledby="titre-tailles">
      <div>
        <h2 className="d3" id="titre-tailles">
          {title}
        </h2>
        {advice ? <p className="muted">{advice}</p> : null}
      </div>
      <DataTable caption={`${title}, mesures par taille`} className="size-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, ...measures]) => (
            <tr key={size} aria-current={size === chosen ? 'true' : undefined}>
              <th scope="row">{size}</th>
              {measures.map((measure, index) => (
                <td key={columns[index + 1]}>{measure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
