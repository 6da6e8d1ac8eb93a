import { z } from 'zod'
import type { Collection } from '../collection.ts'
import { isFolderSettings, stemOf } from './document-address.ts'
import { type Values, isRecord } from './fields.ts'
import { validate, type FieldProblem } from './validate.ts'

const navigation = z.union([
  z.boolean(),
  z.strictObject({ title: z.string().min(1).optional(), icon: z.string().min(1).optional() }),
])

export const pageFrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  navigation: navigation.default(true),
  seo: z
    .strictObject({ title: z.string().min(1).optional(), description: z.string().min(1).optional() })
    .default({}),
})

export const folderSettings = z.strictObject({
  title: z.string().min(1).optional(),
  icon: z.string().min(1).optional(),
  navigation: z.boolean().default(true),
})

export type NavigationSetting = z.output<typeof navigation>

export type Seo = { readonly title: string; readonly description: string }

type CheckedFrontMatter = {
  readonly values: Values | undefined
  readonly problems: readonly FieldProblem[]
  readonly dependsOnDay: boolean
}

const nothing = z.strictObject({})

/** Checks front matter by the collection's schema, and a page's common fields by the engine's. */
export function checkFrontMatter(
  collection: Collection,
  stem: string,
  value: unknown,
  today: string,
): CheckedFrontMatter {
  if (!isRecord(value)) return failed('des champs « nom: valeur » sont attendus')
  if (isFolderSettings(stem)) {
    const own = (collection.type === 'page' && collection.folderSchema) || nothing
    return merged(inTwo(value, folderSettings, own, today))
  }
  const schema = schemaFor(collection, stem)
  if (!schema) return failed(`aucun schéma n’est déclaré pour « ${stem} »`)
  if (collection.type === 'data') return merged([validate(schema, value, today)])
  return merged(inTwo(value, pageFrontMatter, schema, today))
}

/** By which the front matter of a document is checked, each of its keys by one of them. */
export function frontMatterSchemas(collection: Collection, file: string): readonly z.ZodType<object>[] {
  const { stem } = stemOf(file)
  if (isFolderSettings(stem)) {
    const own = collection.type === 'page' ? collection.folderSchema : undefined
    return [folderSettings, ...(own ? [own] : [])]
  }
  const schema = schemaFor(collection, stem)
  return [...(collection.type === 'page' ? [pageFrontMatter] : []), ...(schema ? [schema] : [])]
}

/** The engine's own fields by its schema, the others by the collection's. */
function inTwo(value: Values, engine: z.ZodObject, own: z.ZodType<object>, today: string) {
  const { engines = [], others = [] } = Object.groupBy(Object.entries(value), ([key]) =>
    Object.hasOwn(engine.shape, key) ? 'engines' : 'others',
  )
  return [
    validate(engine, Object.fromEntries(engines), today),
    validate(own, Object.fromEntries(others), today),
  ]
}

function schemaFor(collection: Collection, stem: string): z.ZodType<object> | undefined {
  if ('schema' in collection) return collection.schema
  return Object.hasOwn(collection.schemas, stem) ? collection.schemas[stem] : undefined
}

function merged(validations: readonly ReturnType<typeof validate>[]): CheckedFrontMatter {
  const problems = validations.flatMap((validation) => validation.problems)
  const dependsOnDay = validations.some((validation) => validation.dependsOnDay)
  if (problems.length > 0) return { values: undefined, problems, dependsOnDay }
  return { values: Object.assign({}, ...validations.map(({ output }) => output)), problems, dependsOnDay }
}

function failed(message: string): CheckedFrontMatter {
  return { values: undefined, problems: [{ path: [], message }], dependsOnDay: false }
}
