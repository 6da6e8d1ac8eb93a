import { use } from 'react'
import type { ComponentProps } from 'react'
import { RenderContext } from './render-context.ts'

export function ContentTable({ children }: ComponentProps<'table'>) {
  const { table: Table } = use(RenderContext).components
  return <Table>{children}</Table>
}
