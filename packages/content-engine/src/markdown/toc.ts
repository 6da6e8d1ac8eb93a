import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { TocEntry } from './body.ts'

type Growing = { id: string; depth: number; text: string; children: Growing[] }

/** Headings of level 2 to 4 as a tree, each under the nearest heading of a higher level. */
export function tocOf(root: Root): readonly TocEntry[] {
  const top: Growing[] = []
  const open: Growing[] = []
  visit(root, 'element', (element) => {
    const depth = Number(/^h([2-4])$/.exec(element.tagName)?.[1])
    const id = element.properties.id
    if (!depth || typeof id !== 'string' || id === 'footnote-label') return
    const entry: Growing = { id, depth, text: toString(element), children: [] }
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop()
    const siblings = open.at(-1)?.children ?? top
    siblings.push(entry)
    open.push(entry)
  })
  return top
}
