import type { TableProps } from '#content-engine/render/block-props.ts'
import { DataTable } from '../../kit/data-table.tsx'

/** A table of a text, called by the heading above it. */
export function ProseTable({ caption = 'Tableau', children }: TableProps) {
  return <DataTable caption={caption}>{children}</DataTable>
}
