import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { ReactNode } from 'react'

/** The texts of a session's steps, and what is written around them. */
export function partsOfSession(
  { children }: Element,
  renderNodes: (nodes: readonly ElementContent[]) => ReactNode,
): { readonly steps: readonly string[]; readonly notes: ReactNode } {
  const steps = children.flatMap((child) => (isList(child) ? child.children.filter(isItem) : []))
  return {
    steps: steps.map((step) => toString(step).trim()),
    notes: renderNodes(children.filter((child) => !isList(child))),
  }
}

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ol' || node.tagName === 'ul')
}

function isItem(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'li'
}
