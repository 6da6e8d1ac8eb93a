import { DataTable } from '#app/ui/kit/data-table.tsx'
import type { TableProps } from '@allure/content-engine/render'

/** A table of a text, called by the heading above it. */
export function ProseTable({ caption = 'Tableau', children }: TableProps) {
  return <DataTable caption={caption}>{children}</DataTable>
}
