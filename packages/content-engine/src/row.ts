import type { z } from 'zod'
import type { Collection, PageCollection, RegistryCollection } from './collection.ts'
import type { NavigationSetting, Seo } from './documents/page-front-matter.ts'
import type { Body } from './markdown/body.ts'

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

/** What a query on the collection gives: its columns, absent ones as null, the rest under `meta`. */
export type RowOf<Declared extends Collection> = Declared extends RegistryCollection
  ? DataRow & { readonly meta: z.output<Declared['schemas'][keyof Declared['schemas']]> }
  : Declared extends PageCollection
    ? PageRow & OwnRow<z.output<Declared['schema']>, Declared['columns']>
    : Declared extends { schema: infer Schema extends z.ZodType<object>; columns: infer Columns }
      ? DataRow & OwnRow<z.output<Schema>, Columns>
      : never
