import { imageKeyOf } from '../markdown/text-images.ts'
import type { Values } from './check-front-matter.ts'
import type { FieldPath } from './front-matter.ts'
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
  for (const path of patterns.flatMap((pattern) => pathsOf(copy, pattern.split('.'), []))) {
    const name = path.at(-1)
    const holder = path.slice(0, -1).reduce<unknown>(childOf, copy)
    const source = name === undefined ? undefined : childOf(holder, name)
    if (name === undefined || typeof source !== 'string') continue
    const key = imageKeyOf(source, documentInContent)
    if (key === undefined) problems.push({ path, message: `image hors du dossier de contenu : ${source}` })
    else {
      Reflect.set(Object(holder), name, key)
      images.push({ key, path })
    }
  }
  return { values: copy, images, problems }
}

function pathsOf(value: unknown, pattern: readonly string[], parent: FieldPath): readonly FieldPath[] {
  const [first, ...rest] = pattern
  if (first === undefined) return [parent]
  if (first === '*') {
    return Array.isArray(value) ? value.flatMap((item, index) => pathsOf(item, rest, [...parent, index])) : []
  }
  const child = childOf(value, first)
  return child === undefined ? [] : pathsOf(child, rest, [...parent, first])
}

function childOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
