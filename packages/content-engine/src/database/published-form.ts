import type { RootContent } from 'hast'
import type { Body } from '../markdown/parse-markdown.ts'
import type { ColumnKind } from '../shape.ts'

type Minimal = string | readonly (string | object | Minimal)[]

/** A stored text as JSON of the form that Nuxt Content's renderer and search sections read. */
export function publishedBody(stored: string): string {
  const { root, toc }: Body = JSON.parse(stored)
  const contents = { title: '', searchDepth: 2, depth: 4, links: toc }
  return JSON.stringify({ type: 'minimal', value: root.children.flatMap(minimalOf), toc: contents })
}

function minimalOf(node: RootContent): readonly Minimal[] {
  if (node.type === 'text') return [node.value]
  return node.type === 'element' ? [[node.tagName, node.properties, ...node.children.flatMap(minimalOf)]] : []
}

/** A stored row as a JSON object of what its columns mean: JSON is not in a text, booleans are no numbers. */
export function publishedRow(
  row: Readonly<Record<string, unknown>>,
  kinds: Readonly<Record<string, ColumnKind>>,
): string {
  const cells = Object.entries(row).map(
    ([name, value]) => `${JSON.stringify(name)}:${publishedCell(name, value, kinds[name])}`,
  )
  return `{${cells.join(',')}}`
}

function publishedCell(name: string, value: unknown, kind: ColumnKind | undefined): string {
  if (kind === 'boolean') return String(Boolean(value))
  if (kind !== 'json' || typeof value !== 'string') return JSON.stringify(value)
  return name === 'body' ? publishedBody(value) : value
}
