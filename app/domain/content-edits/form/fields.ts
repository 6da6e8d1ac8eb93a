import { z } from 'zod'
import type { SiteContentReader } from '#content/collections.ts'
import { labelOf } from '#content/collections/labels.ts'
import { frontMatterSchemas } from '@allure/content-engine'
import { hidesMarked, marks } from '../published-text.ts'

type Described = { readonly key: string; readonly label: string; readonly help?: string | undefined }

/** A field of a document as a form asks for it. */
export type Field = Described & { readonly isOptional: boolean } & (
    | { readonly kind: 'text'; readonly isLong: boolean }
    | { readonly kind: 'day' }
    | { readonly kind: 'photo' }
    | { readonly kind: 'number'; readonly limits: string }
    | { readonly kind: 'check'; readonly isOnUnlessSaid: boolean }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'lines'; readonly areNumbers: boolean }
    | { readonly kind: 'rows' }
    | { readonly kind: 'group'; readonly isNullable: boolean; readonly fields: readonly Field[] }
    | { readonly kind: 'list'; readonly fields: readonly Field[] }
  )

type Types = z.core.$ZodTypes

/** The fields of a document, from the schemas that check it; none when its place can carry no document. */
export function fieldsOf(
  { collections }: Pick<SiteContentReader, 'collections'>,
  collection: keyof SiteContentReader['collections'],
  file: string,
): readonly Field[] {
  const declared = collections[collection]
  const place = 'schemas' in declared ? `${collection}/${file.replace(/\.\w+$/, '')}` : collection
  const fields = frontMatterSchemas(declared, file).flatMap((schema) =>
    fieldsIn(schema as unknown as Types, place),
  )
  return hidesMarked({ collections }, collection) ? fields.filter(({ key }) => !marks.includes(key)) : fields
}

function fieldsIn(schema: Types, place: string): readonly Field[] {
  const {
    _zod: { def },
  } = schema
  if (def.type !== 'object') throw new Error(`${place} is no group of fields`)
  return Object.entries(def.shape).flatMap(([key, inner]) => fieldOf(inner as Types, key, `${place}.${key}`))
}

function fieldOf(schema: Types, key: string, place: string): readonly Field[] {
  const { inner, isOptional, isNullable, fallback } = unwrapped(schema)
  const { label = key, help, isLong = false } = labelOf(place) ?? {}
  const described = { key, label, help, isOptional }
  const { def } = inner._zod
  if (z.globalRegistry.get(inner)?.field === 'photo') return [{ ...described, kind: 'photo' }]
  switch (def.type) {
    case 'string':
      return [
        {
          ...described,
          ...('format' in def && def.format === 'date' ? { kind: 'day' } : { kind: 'text', isLong }),
        },
      ]
    case 'number':
      return [{ ...described, kind: 'number', limits: limitsOf(inner) }]
    case 'boolean':
      return [{ ...described, kind: 'check', isOnUnlessSaid: fallback === true }]
    case 'enum':
      return [{ ...described, kind: 'choice', choices: Object.values(def.entries).map(String) }]
    case 'array':
      return [{ ...described, ...listOf(def.element as Types, place) }]
    case 'object':
      return [{ ...described, kind: 'group', isNullable, fields: fieldsIn(inner, place) }]
    case 'union':
      return unionOf(def.options as readonly Types[], described, place)
    default:
      // A text that is changed before it is checked.
      return [{ ...described, kind: 'text', isLong }]
  }
}

function unionOf(options: readonly Types[], described: Described, place: string): readonly Field[] {
  const group = options.find((option) => option._zod.def.type === 'object')
  if (options.some((option) => option._zod.def.type === 'number'))
    return [{ ...described, isOptional: false, kind: 'number', limits: '' }]
  if (!group) return [{ ...described, isOptional: false, kind: 'text', isLong: false }]
  return [
    { ...described, isOptional: true, kind: 'group', isNullable: false, fields: fieldsIn(group, place) },
  ]
}

function listOf(element: Types, place: string) {
  const { inner } = unwrapped(element)
  const { type } = inner._zod.def
  if (type === 'object') return { kind: 'list', fields: fieldsIn(inner, place) } as const
  if (type === 'array') return { kind: 'rows' } as const
  return { kind: 'lines', areNumbers: type === 'number' } as const
}

function unwrapped(schema: Types) {
  let inner = schema
  let isOptional = false
  let isNullable = false
  let fallback: unknown
  for (;;) {
    const { def } = inner._zod
    if (def.type !== 'optional' && def.type !== 'nullable' && def.type !== 'default') break
    isOptional = true
    isNullable ||= def.type === 'nullable'
    if (def.type === 'default') fallback = def.defaultValue
    inner = def.innerType as Types
  }
  return { inner, isOptional, isNullable, fallback }
}

function limitsOf(schema: Types): string {
  const { minimum, maximum } = schema._zod.bag as { minimum?: number; maximum?: number }
  const [least, most] = [minimum, maximum].map((limit) =>
    limit !== undefined && Math.abs(limit) < 1e9 ? limit.toLocaleString('fr-FR') : undefined,
  )
  if (least !== undefined && most !== undefined) return `De ${least} à ${most}.`
  return most === undefined ? '' : `${most} au plus.`
}
