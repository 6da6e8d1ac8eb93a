import type { z } from 'zod'
import type { NavigationSetting, Seo } from './documents/check-front-matter.ts'
import type { Body } from './markdown/parse-markdown.ts'
import type { TextRules } from './markdown/text-problems.ts'
import type { CollectionShape } from './shape.ts'

type CollectionSettings = CollectionShape & {
  readonly source: string
  readonly samples?: 'hidden' | 'kept'
  readonly images?: readonly string[]
  readonly rawKeys?: readonly string[]
  readonly textRules?: TextRules
}

type ObjectSchema = z.ZodType<object>

export type PageCollection = CollectionSettings & {
  readonly type: 'page'
  readonly pathPrefix: string
  readonly schema: ObjectSchema
  readonly folderSchema?: ObjectSchema
}

type DataCollection = CollectionSettings & {
  readonly type: 'data'
  readonly schema: ObjectSchema
}

export type RegistryCollection = CollectionSettings & {
  readonly type: 'data'
  readonly schemas: Readonly<Record<string, ObjectSchema>>
}

export type Collection = PageCollection | DataCollection | RegistryCollection

export type Collections = Readonly<Record<string, Collection>>

/** Declares a collection; the types of its rows follow from it (see `RowOf`). */
export function defineCollection<const Declared extends Collection>(collection: Declared): Declared {
  return collection
}

type DocumentRow = { readonly id: string; readonly stem: string; readonly extension: string }

type PageRow = DocumentRow & {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly body: Body
  readonly navigation: NavigationSetting
  readonly seo: Seo
}

type DataRow = DocumentRow & { readonly body: Body | null }

type OrNull<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value

type OwnRow<FrontMatter, Columns> = {
  readonly [Key in keyof Columns & keyof FrontMatter]: OrNull<FrontMatter[Key]>
} & { readonly meta: Readonly<Omit<FrontMatter, keyof Columns>> }

export type RowOf<Declared extends Collection> = Declared extends RegistryCollection
  ? DataRow & { readonly meta: z.output<Declared['schemas'][keyof Declared['schemas']]> }
  : Declared extends PageCollection
    ? PageRow & OwnRow<z.output<Declared['schema']>, Declared['columns']>
    : Declared extends { schema: infer Schema extends z.ZodType<object>; columns: infer Columns }
      ? DataRow & OwnRow<z.output<Schema>, Columns>
      : never
