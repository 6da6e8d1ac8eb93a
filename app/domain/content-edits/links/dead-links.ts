import { isPair, isScalar, isSeq, parseDocument, visit } from 'yaml'
import type { ContentProblem } from '#content/collections.ts'
import { splitText } from '../form/document-text.ts'

type Link = { readonly path: string; readonly line: number; readonly field?: string }

/** The addresses of the site that a text leads to, each with its line: in its Markdown, and in its fields named `to`. */
export function linksIn(text: string, file: string): readonly Link[] {
  const plain = text.replaceAll('\r\n', '\n')
  const { header, body } = splitText(plain, file)
  const above = body === undefined ? 0 : plain.slice(0, plain.length - body.length).split('\n').length - 1
  return [...linksOfHeader(header, body === undefined ? 1 : 2), ...linksOfBody(body ?? '', above + 1)]
}

/** The links that lead nowhere. @param isThere of an address without query and anchor */
export function deadLinks(
  text: string,
  file: string,
  isThere: (path: string) => boolean,
): readonly Omit<ContentProblem, 'file'>[] {
  return linksIn(text, file).flatMap(({ path, ...place }) =>
    isThere(plainPath(path))
      ? []
      : [{ ...place, message: `lien mort\u00a0: «\u202f${path}\u202f» n’est aucune page du site` }],
  )
}

function plainPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/\/+$/, '')
  return path === '' ? '/' : path
}

// `//ailleurs.fr` is another site.
const inMarkdown = /\]\(\s*<?(\/(?!\/)[^)\s>]*)|^\s*\[[^\]]+\]:\s*<?(\/(?!\/)[^\s>]*)/g

function linksOfBody(body: string, firstLine: number): readonly Link[] {
  let isCode = false
  return body.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    if (isCode) return []
    const words = line.replaceAll(/`[^`]*`/g, '')
    return [...words.matchAll(inMarkdown)].map(([, inline, defined]) => {
      return { path: inline ?? defined ?? '', line: firstLine + index }
    })
  })
}

function linksOfHeader(header: string, firstLine: number): readonly Link[] {
  const document = parseDocument(header)
  const links: Link[] = []
  visit(document, {
    Pair(_key, { key, value }, ancestors) {
      const isTarget = isScalar(key) && key.value === 'to' && isScalar(value)
      const path: unknown = isTarget ? value.value : undefined
      if (typeof path !== 'string' || !/^\/(?!\/)/.test(path) || !isScalar(value)) return
      const line = firstLine + header.slice(0, value.range?.[0] ?? 0).split('\n').length - 1
      links.push({ path, line, field: [...keysOf(ancestors), 'to'].join('.') })
    },
  })
  return links
}

/** The keys and places that lead to a pair. */
function keysOf(ancestors: readonly unknown[]): readonly (string | number)[] {
  return ancestors.flatMap((holder, index): (string | number)[] => {
    if (isPair(holder) && isScalar(holder.key)) return [String(holder.key.value)]
    return isSeq(holder) ? [holder.items.indexOf(ancestors[index + 1])] : []
  })
}
