import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLError,
} from 'yaml'
import type { FieldPath } from './fields.ts'

type FrontMatterFile = {
  readonly frontMatter: LocatedYaml
  readonly text: string | undefined
  readonly textLine: number
}

export function splitFrontMatter(source: string): FrontMatterFile {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines[0]?.trimEnd() !== '---') {
    return { frontMatter: parseLocatedYaml('', 1), text: lines.join('\n'), textLine: 1 }
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end === -1) return { frontMatter: unclosed, text: '', textLine: 1 }
  return {
    frontMatter: parseLocatedYaml(lines.slice(1, end).join('\n'), 2),
    text: lines.slice(end + 1).join('\n'),
    textLine: end + 2,
  }
}

export function withoutText(source: string): FrontMatterFile {
  return { frontMatter: parseLocatedYaml(source.replace(/^\uFEFF/, ''), 1), text: undefined, textLine: 1 }
}

const unclosed: LocatedYaml = {
  value: undefined,
  errors: [{ line: 1, message: 'en-tête non fermé : il manque une ligne « --- »' }],
  lineOf: () => 1,
}

export type LocatedYaml = {
  readonly value: unknown
  readonly errors: readonly { readonly line: number; readonly message: string }[]
  lineOf(path: FieldPath): number
}

export function parseLocatedYaml(text: string, firstLine: number): LocatedYaml {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1
  const errors = document.errors.map((error) => ({ line: lineAt(error.pos[0]), message: frenchError(error) }))
  return {
    value: errors.length > 0 ? undefined : valueOf(document),
    errors,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  }
}

function valueOf(document: Document): unknown {
  return document.toJS({ maxAliasCount: 100 }) ?? {}
}

function offsetOf(document: Document, path: FieldPath): number {
  let node: unknown = document.contents
  let offset = 0
  for (const key of path) {
    const found = childAt(node, key)
    if (!found) break
    offset = found.offset
    node = found.node
  }
  return offset
}

function childAt(node: unknown, key: PropertyKey): { offset: number; node: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(
      (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key,
    )
    if (pair && isScalar(pair.key)) return { offset: pair.key.range?.[0] ?? 0, node: pair.value }
  }
  if (isSeq(node) && typeof key === 'number') {
    const item = node.items[key]
    const start = isMap(item) || isSeq(item) || isScalar(item) ? item.range?.[0] : undefined
    if (start !== undefined) return { offset: start, node: item }
  }
  return undefined
}

function frenchError(error: YAMLError): string {
  if (error.code === 'DUPLICATE_KEY') return 'champ écrit deux fois'
  if (error.code === 'TAB_AS_INDENT') return 'tabulation en début de ligne : mettez des espaces'
  if (error.code === 'BAD_INDENT') return 'retrait de ligne inattendu'
  return `YAML illisible (${error.message.split('\n')[0] ?? error.code})`
}
