import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { posix } from 'node:path'
import { visit } from 'unist-util-visit'
import { lineOf, type Report } from './text-problems.ts'

export type NamedImage = { readonly key: string; readonly line: number }

/** Replaces the addresses of images by their keys and lists them. Remote images are reported. */
export function resolveImages(root: Root, documentInContent: string, report: Report): readonly NamedImage[] {
  const images: NamedImage[] = []
  visit(root, 'element', (element) => {
    const property = imagePropertyOf(element)
    const source = property && element.properties[property]
    if (!property || typeof source !== 'string') return
    const key = imageKeyOf(source, documentInContent)
    if (key === undefined) {
      report(lineOf(element), `image hors du dossier de contenu : ${source}`)
      return
    }
    element.properties[property] = key
    images.push({ key, line: lineOf(element) })
  })
  return images
}

function imagePropertyOf(element: Element): string | undefined {
  if (element.tagName === 'img') return 'src'
  if (element.properties.dataBlock === 'figure') return 'dataSrc'
  if (element.properties.dataBlock === 'video') return 'dataPoster'
  return undefined
}

/** The key of a local image: its path inside the content directory. */
export function imageKeyOf(source: string, documentInContent: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(source)) return undefined
  const path = decodePath(source)
  const key = path?.startsWith('/')
    ? posix.normalize(path.slice(1))
    : posix.join(posix.dirname(documentInContent), path ?? '')
  return path === undefined || key.startsWith('..') ? undefined : key
}

function decodePath(source: string): string | undefined {
  try {
    return decodeURIComponent(source)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

export function markTableHeaders(root: Root): void {
  let heading = ''
  visit(root, 'element', (element) => {
    if (/^h[2-6]$/.test(element.tagName)) heading = toString(element)
    if (element.tagName === 'table' && heading) element.properties.dataCaption = heading
    if (element.tagName === 'thead') visit(element, { tagName: 'th' }, headColumn)
    if (element.tagName === 'tbody') visit(element, { tagName: 'tr' }, headRow)
  })
}

function headColumn(cell: Element): void {
  cell.properties.scope = 'col'
}

function headRow(row: Element): void {
  const cell = row.children.find((child) => child.type === 'element')
  if (!cell) return
  cell.tagName = 'th'
  cell.properties.scope = 'row'
}
