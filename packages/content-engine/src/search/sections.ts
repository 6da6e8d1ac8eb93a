import type { Element, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { isFolderSettings } from '../documents/document-address.ts'
import type { Body } from '../markdown/parse-markdown.ts'
import type { CollectionShape } from '../shape.ts'
import type { Section } from './search-result.ts'

type PageText = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly body: Pick<Body, 'root'> | null
}

type Growing = { anchor: string | null; heading: string | null; level: number; words: string[] }

const READ_ATTRIBUTES = ['dataTitle', 'dataTitre', 'dataLabel', 'dataAlt', 'dataLegende', 'alt']

const INLINE = new Set(['a', 'abbr', 'code', 'del', 'em', 'mark', 's', 'small', 'strong', 'sub', 'sup'])

/** A page in pieces that can be found: its beginning, then each heading of level 2 to 4 that has an anchor. */
export function sectionsOfBody({ path, title, description, body }: PageText): readonly Section[] {
  const beginning: Growing = { anchor: null, heading: null, level: 1, words: [description, ' '] }
  const sections = [beginning]
  if (body) gather(body.root, sections, beginning)
  return sections.map(({ words, ...place }) => ({ ...place, path, title, text: plain(words.join('')) }))
}

export function sectionsOfPage(row: Readonly<Record<string, unknown>>): readonly Section[] {
  const { path, title, description, body } = row
  if (typeof path !== 'string' || typeof title !== 'string') return []
  return sectionsOfBody({
    path,
    title,
    description: typeof description === 'string' ? description : '',
    body: isBody(body) ? body : null,
  })
}

function gather(node: Nodes | Root, sections: Growing[], open: Growing): Growing {
  if (node.type === 'text') {
    open.words.push(node.value)
    return open
  }
  if (node.type !== 'element' && node.type !== 'root') return open
  const heading = node.type === 'element' ? headingOf(node) : undefined
  if (heading) {
    sections.push(heading)
    return heading
  }
  if (node.type === 'element') open.words.push(...readAttributes(node))
  let current = open
  for (const child of node.children) current = gather(child, sections, current)
  if (node.type === 'element' && !INLINE.has(node.tagName)) current.words.push(' ')
  return current
}

function headingOf(element: Element): Growing | undefined {
  const level = Number(/^h([2-4])$/.exec(element.tagName)?.[1])
  const { id } = element.properties
  if (!level || typeof id !== 'string' || id === 'footnote-label') return undefined
  return { anchor: id, heading: plain(toString(element)), level, words: [] }
}

function readAttributes({ properties }: Element): readonly string[] {
  return READ_ATTRIBUTES.flatMap((name) => {
    const value = properties[name]
    return typeof value === 'string' && value !== '' ? [value, ' '] : []
  })
}

function plain(text: string): string {
  return text.replace(/[ \t\n\r]+/g, ' ').trim()
}

function isBody(value: unknown): value is Pick<Body, 'root'> {
  return typeof value === 'object' && value !== null && 'root' in value
}

export function sectionsOf(
  shape: CollectionShape,
  row: Readonly<Record<string, unknown>>,
): readonly Section[] {
  if (isFolderSettings(String(row.stem))) return []
  if (shape.sections) return shape.sections(row)
  return shape.type === 'page' ? sectionsOfPage(row) : []
}
