import { isSeq, parseDocument, type Document } from 'yaml'
import { labelOfChoice } from '#content/collections/labels.ts'
import type { Field } from './fields.ts'
import { nameOf, shownValue } from './typed-header.ts'

/** A field with what it holds, ready to be drawn. */
export type FieldView = {
  readonly name: string
  readonly label: string
  readonly help: string | undefined
  readonly isOptional: boolean
} & (
  | {
      readonly kind: 'text' | 'long' | 'lines' | 'number' | 'day' | 'check' | 'photo'
      readonly value: string
    }
  | { readonly kind: 'choice'; readonly value: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'group'; readonly fields: readonly FieldView[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
)

type Choice = { readonly value: string; readonly label: string }
type ListItem = { readonly name: string; readonly title: string; readonly fields: readonly FieldView[] }
type Path = readonly (string | number)[]

/** The fields of a header in the order of its form; undefined when it is no readable YAML. */
export function viewsOf(header: string, fields: readonly Field[]): readonly FieldView[] | undefined {
  const document = parseDocument(header)
  return document.errors.length > 0 ? undefined : viewsIn(document, [], fields)
}

function viewsIn(document: Document, parent: Path, fields: readonly Field[]): readonly FieldView[] {
  return fields.map((field) => viewOf(document, [...parent, field.key], field))
}

function viewOf(document: Document, path: Path, field: Field): FieldView {
  const { label, help, isOptional } = field
  const described = { name: nameOf(path), label, help, isOptional }
  if (field.kind === 'group')
    return { ...described, kind: 'group', fields: viewsIn(document, path, field.fields) }
  if (field.kind === 'list')
    return { ...described, kind: 'list', items: itemsOf(document, path, field.fields) }
  const node: unknown = document.getIn(path)
  const value = shownValue(field, isSeq(node) ? node.toJSON() : node)
  switch (field.kind) {
    case 'choice':
      return { ...described, kind: 'choice', value, choices: field.choices.map(named) }
    case 'check':
      return { ...described, kind: 'check', value: value || (field.isOnUnlessSaid ? 'oui' : 'non') }
    case 'number':
      return { ...described, help: [help, field.limits].filter(Boolean).join(' '), kind: 'number', value }
    case 'rows':
    case 'lines':
      return { ...described, kind: 'lines', value }
    case 'photo':
      return { ...described, kind: 'photo', value }
    case 'day':
      return { ...described, kind: /^$|^\d{4}-\d{2}-\d{2}$/.test(value) ? 'day' : 'text', value }
    default:
      return { ...described, kind: field.isLong || value.length > 80 ? 'long' : 'text', value }
  }
}

const named = (value: string): Choice => ({ value, label: labelOfChoice(value) })

const titleKeys = [
  'title',
  'name',
  'label',
  'question',
  'role',
  'fee',
  'part',
  'term',
  'id',
  'day',
  'from',
  'size',
]

function itemsOf(document: Document, path: Path, fields: readonly Field[]): readonly ListItem[] {
  const list: unknown = document.getIn(path)
  const { length } = isSeq(list) ? list.items : []
  return Array.from({ length }, (_, index) => {
    const at = [...path, index]
    const said = titleKeys
      .map((key) => document.getIn([...at, key]))
      .find((text) => text && typeof text !== 'object')
    return {
      name: nameOf(at),
      title: String(said ?? `N°\u00a0${index + 1}`),
      fields: viewsIn(document, at, fields),
    }
  })
}
