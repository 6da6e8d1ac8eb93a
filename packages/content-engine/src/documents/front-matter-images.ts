import { imageKeyOf } from '../markdown/text-images.ts'
import { changeText, type FieldPath, valueAt, type Values } from './fields.ts'
import type { FieldProblem } from './validate.ts'

type FieldImage = { readonly key: string; readonly path: FieldPath }

type Found = {
  readonly values: Values
  readonly images: readonly FieldImage[]
  readonly problems: readonly FieldProblem[]
}

/** Replaces image addresses at the patterns (`gallery.*.src`) by image keys, and lists them. */
export function resolveFieldImages(
  values: Values,
  patterns: readonly string[],
  documentInContent: string,
): Found {
  const copy = structuredClone(values)
  const images: FieldImage[] = []
  const problems: FieldProblem[] = []
  for (const path of patterns.flatMap((pattern) => pathsOf(copy, pattern.split('.'), [])))
    changeText(copy, path, (source) => {
      const key = imageKeyOf(source, documentInContent)
      if (key === undefined) problems.push({ path, message: `image hors du dossier de contenu : ${source}` })
      else images.push({ key, path })
      return key
    })
  return { values: copy, images, problems }
}

function pathsOf(value: unknown, pattern: readonly string[], parent: FieldPath): readonly FieldPath[] {
  const [first, ...rest] = pattern
  if (first === undefined) return [parent]
  if (first === '*') {
    return Array.isArray(value) ? value.flatMap((item, index) => pathsOf(item, rest, [...parent, index])) : []
  }
  const child = valueAt(value, [first])
  return child === undefined ? [] : pathsOf(child, rest, [...parent, first])
}
