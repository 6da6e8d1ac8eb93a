import { DataTable } from '#app/ui/kit/data-table.tsx'
import type { TableProps } from '@allure/content-engine/render'

export function ProseTable({ caption = 'Tableau', children }: TableProps) {
  return <DataTable caption={caption}>{children}</DataTable>
}
