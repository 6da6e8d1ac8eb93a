import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

export function markTableHeaders(root: Root): void {
  let heading = ''
  visit(root, 'element', (element) => {
    if (/^h[2-6]$/.test(element.tagName)) heading = toString(element)
    if (element.tagName === 'table' && heading) element.properties.dataCaption = heading
    if (element.tagName === 'thead') visit(element, { tagName: 'th' }, headColumn)
    if (element.tagName === 'tbody') visit(element, { tagName: 'tr' }, headRow)
  })
}

function headColumn(cell: Element): void {
  cell.properties.scope = 'col'
}

function headRow(row: Element): void {
  const cell = row.children.find((child) => child.type === 'element')
  if (!cell) return
  cell.tagName = 'th'
  cell.properties.scope = 'row'
}
