import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Document, YAMLError } from 'yaml'

export type FieldPath = readonly PropertyKey[]

/** Parsed YAML that knows on which line of its file each field stands. */
export type LocatedYaml = {
  readonly value: unknown
  readonly errors: readonly { readonly line: number; readonly message: string }[]
  /** Line of the field's key, else of its nearest parent that exists. */
  lineOf(path: FieldPath): number
}

/** `firstLine` is the line of the file on which the text starts. */
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
