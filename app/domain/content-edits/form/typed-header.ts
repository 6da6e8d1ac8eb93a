import { isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml'
import type { Field } from './fields.ts'

type Path = readonly (string | number)[]

/** What was typed into a field, by its name; undefined when the form does not have it. */
export type Typed = (name: string) => string | undefined

/** The name of a field in its form: `v.members.0.name`. */
export const nameOf = (path: Path) => ['v', ...path].join('.')

/** The YAML with what was typed in place of what it said; what stayed the same keeps its form and its comments. */
export function typedHeader(header: string, fields: readonly Field[], typed: Typed): string {
  const document = parseDocument(header)
  if (document.errors.length > 0) return header
  const before = JSON.stringify(document.toJS())
  take(document, [], fields, typed)
  return JSON.stringify(document.toJS()) === before ? header : document.toString({ lineWidth: 110 })
}

/** A value as its field shows it. */
export function shownValue(field: Field, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (field.kind === 'number') return String(value).replace('.', ',')
  if (field.kind === 'check') return value === true ? 'oui' : 'non'
  if (field.kind === 'lines' && Array.isArray(value)) return value.map(String).join('\n')
  if (field.kind === 'rows' && Array.isArray(value))
    return value.map((row) => (Array.isArray(row) ? row.join(' | ') : String(row))).join('\n')
  return typeof value === 'object' ? '' : String(value).trimEnd()
}

function take(document: Document, parent: Path, fields: readonly Field[], typed: Typed): void {
  for (const field of fields) {
    const path = [...parent, field.key]
    if (field.kind === 'group') takeGroup(document, path, field, typed)
    else if (field.kind === 'list') takeList(document, path, field.fields, typed)
    else takeValue(document, path, field, typed)
  }
}

function takeGroup(document: Document, path: Path, field: Field & { kind: 'group' }, typed: Typed): void {
  const isThere = isMap(document.getIn(path))
  const isEmpty = !hasTyped(path, field.fields, typed)
  if (!isThere && isEmpty) return
  if (field.isOptional && isEmpty) {
    if (field.isNullable) document.setIn(path, null)
    else document.deleteIn(path)
    return
  }
  if (!isThere) document.setIn(path, document.createNode({}))
  take(document, path, field.fields, typed)
}

function hasTyped(parent: Path, fields: readonly Field[], typed: Typed): boolean {
  return fields.some((field) => {
    const path = [...parent, field.key]
    if (field.kind === 'group') return hasTyped(path, field.fields, typed)
    const text = typed(nameOf(path))?.trim() ?? ''
    return field.kind === 'check' ? text === 'oui' : field.kind === 'list' || text !== ''
  })
}

function takeList(document: Document, path: Path, fields: readonly Field[], typed: Typed): void {
  const list = document.getIn(path)
  const { length } = isSeq(list) ? list.items : []
  for (let index = 0; index < length; index++) takeItem(document, [...path, index], fields, typed)
}

/** What a person changed of an example is their own, unless they say again that it is one. */
function takeItem(document: Document, path: Path, fields: readonly Field[], typed: Typed): void {
  const mark = [...path, 'sample']
  const said = () => JSON.stringify(document.getIn(path))
  const before = said()
  const wasExample = document.getIn(mark) === true
  take(document, path, fields, typed)
  if (wasExample && document.getIn(mark) === true && said() !== before) document.deleteIn(mark)
}

function takeValue(document: Document, path: Path, field: Field, typed: Typed): void {
  const text = typed(nameOf(path))?.replaceAll('\r\n', '\n').trim()
  const node: unknown = document.getIn(path, true)
  const value: unknown = isScalar(node) ? node.value : isSeq(node) ? node.toJSON() : undefined
  const unsaid = field.kind === 'check' ? (field.isOnUnlessSaid ? 'oui' : 'non') : ''
  if (text === undefined || text === (shownValue(field, value).trim() || unsaid)) return
  if (text === '' && (field.isOptional || value === undefined)) document.deleteIn(path)
  else if (field.kind === 'lines' || field.kind === 'rows')
    document.setIn(path, document.createNode(valueOf(field, text)))
  else document.setIn(path, valueOf(field, text))
}

function valueOf(field: Field, text: string): unknown {
  if (field.kind === 'number') return numberIn(text)
  if (field.kind === 'check') return text === 'oui'
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (field.kind === 'lines') return field.areNumbers ? lines.map(numberIn) : lines
  if (field.kind === 'rows') return lines.map((line) => line.split('|').map((cell) => cell.trim()))
  return text
}

// What is no number is left as it was typed: the check says so.
function numberIn(text: string): unknown {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}
