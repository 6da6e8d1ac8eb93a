import type { Collection } from '../collection.ts'
import { parseMarkdown, type Body } from '../markdown/parse-markdown.ts'
import type { ContentProblem } from '../problems.ts'
import { columnsOf } from '../shape.ts'
import { checkFrontMatter } from './check-front-matter.ts'
import type { ContentFile } from './content-files.ts'
import { isFolderSettings, pathOf, stemOf } from './document-address.ts'
import { type Values, isDraft, isSample, withTypography } from './fields.ts'
import { resolveFieldImages } from './front-matter-images.ts'
import { splitFrontMatter, withoutText } from './front-matter.ts'

export type DocumentImage = { readonly key: string } & Omit<ContentProblem, 'message'>

export type ParsedDocument = {
  readonly file: ContentFile
  readonly row: StoredRow | undefined
  readonly isDraft: boolean
  readonly isSample: boolean
  readonly dependsOnDay: boolean
  readonly images: readonly DocumentImage[]
  readonly problems: readonly ContentProblem[]
}

export function parseDocument(
  collection: Collection,
  file: ContentFile,
  source: string,
  today: string,
): ParsedDocument {
  const { stem, extension } = stemOf(file.inCollection)
  const { frontMatter, text, textLine } = extension === 'md' ? splitFrontMatter(source) : withoutText(source)
  const problems: ContentProblem[] = []
  const atField = (path: readonly PropertyKey[]) => ({
    file: file.shown,
    line: frontMatter.lineOf(path),
    ...(path.length > 0 ? { field: path.join('.') } : {}),
  })
  const atLine = (line: number) => ({ file: file.shown, line: line + textLine - 1 })

  problems.push(...frontMatter.errors.map((error) => ({ file: file.shown, ...error })))
  const checked =
    frontMatter.errors.length > 0 ? noValues : checkFrontMatter(collection, stem, frontMatter.value, today)
  const fields = resolveFieldImages(checked.values ?? {}, collection.images ?? [], file.inContent)
  for (const { path, message } of [...checked.problems, ...fields.problems]) {
    problems.push({ ...atField(path), message })
  }
  const report = (line: number, message: string) => problems.push({ ...atLine(line), message })
  const parsed =
    text === undefined ? undefined : parseMarkdown(text, file.inContent, report, collection.textRules)

  const values = withTypography(fields.values, collection.rawKeys ?? [])
  return {
    file,
    row: problems.length > 0 ? undefined : rowOf(collection, stem, extension, values, parsed?.body ?? null),
    isDraft: isDraft(frontMatter.value),
    isSample: isSample(frontMatter.value),
    dependsOnDay: checked.dependsOnDay,
    images: [
      ...fields.images.map(({ key, path }) => ({ key, ...atField(path) })),
      ...(parsed?.images ?? []).map(({ key, line }) => ({ key, ...atLine(line) })),
    ],
    problems,
  }
}

const noValues = { values: undefined, problems: [], dependsOnDay: false }

export type StoredRow = Values & { readonly id: string; readonly stem: string }

export function rowOf(
  collection: Collection,
  stem: string,
  extension: string,
  values: Values,
  body: Body | null,
): StoredRow {
  const id = `${collection.name}/${stem}.${extension}`
  if (isFolderSettings(stem)) return settingsRow(collection, id, stem, extension, values)
  const engine = {
    id,
    stem,
    extension,
    body,
    ...(collection.type === 'page' ? pageColumns(collection.pathPrefix, stem, values) : {}),
  }
  const columns = [...columnsOf(collection).keys()].filter((name) => name !== 'meta' && !(name in engine))
  const own = Object.fromEntries(columns.map((name) => [name, values[name] ?? null]))
  const meta = Object.entries(values).filter(
    ([key]) => !(key in own) && !(collection.type === 'page' && key in engine),
  )
  return { ...engine, ...own, meta: Object.fromEntries(meta) }
}

// Not a document: queries leave it out, only the navigation reads it.
function settingsRow(
  collection: Collection,
  id: string,
  stem: string,
  extension: string,
  values: Values,
): StoredRow {
  const { title, icon, navigation, ...others } = values
  const hasColumn = ([key]: readonly [string, unknown]) => Object.hasOwn(collection.columns, key)
  const { columns = [], meta = [] } = Object.groupBy(Object.entries(others), (entry) =>
    hasColumn(entry) ? 'columns' : 'meta',
  )
  const shown = navigation === false ? false : { title, icon }
  const own = Object.fromEntries(columns)
  const path = collection.type === 'page' ? { path: pathOf(collection.pathPrefix, stem) } : {}
  return { ...own, ...path, id, stem, extension, title, navigation: shown, meta: Object.fromEntries(meta) }
}

function pageColumns(pathPrefix: string, stem: string, values: Values): Values {
  const { title, description, seo, navigation } = values
  return {
    title,
    description,
    path: pathOf(pathPrefix, stem),
    navigation,
    seo: { title, description, ...(typeof seo === 'object' ? seo : {}) },
  }
}
