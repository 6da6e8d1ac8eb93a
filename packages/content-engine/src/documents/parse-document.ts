import type { Collection } from '../collection.ts'
import { checkFrontMatter } from '../files/check-front-matter.ts'
import type { ContentFile } from '../files/content-files.ts'
import { stemOf } from '../files/document-address.ts'
import { resolveFieldImages } from '../files/front-matter-images.ts'
import { splitFrontMatter, withoutText } from '../files/front-matter.ts'
import { isDraft, isSample, withTypography } from '../files/text-of-values.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import type { ContentProblem } from '../problems.ts'
import { rowOf } from './row-of-document.ts'
import type { StoredRow } from './row-of-document.ts'

/** An image that a document names, and the place that names it. */
export type DocumentImage = { readonly key: string } & Omit<ContentProblem, 'message'>

/** A file after parsing: its row (absent when it has problems), its images and what is wrong with it. */
export type ParsedDocument = {
  readonly file: ContentFile
  readonly row: StoredRow | undefined
  readonly isDraft: boolean
  readonly isSample: boolean
  /** Parsed on another day it may say another date. */
  readonly dependsOnDay: boolean
  readonly images: readonly DocumentImage[]
  readonly problems: readonly ContentProblem[]
}

/** Parses one file by its collection's rules; `today` (`AAAA-MM-JJ`) resolves date offsets. */
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
