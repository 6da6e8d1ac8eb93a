import type { Element } from 'hast'
import { use } from 'react'
import type { ComponentProps } from 'react'
import { RenderContext } from './render-context.ts'
import { textProperty } from './text-property.ts'

export function ContentTable({ node, children }: ComponentProps<'table'> & { readonly node?: Element }) {
  const { table: Table } = use(RenderContext).components
  return <Table caption={textProperty(node, 'dataCaption')}>{children}</Table>
}
