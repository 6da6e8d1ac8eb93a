import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { isMachineText, typographyOf } from '../french-typography.ts'

const LEFT_ALONE = ['code', 'pre', 'kbd', 'samp', 'var']

/** French typography on what is read: text and image descriptions, not code, not addresses. */
export function applyTypography(root: Root): void {
  visit(root, (node) => {
    if (node.type === 'element') {
      if (LEFT_ALONE.includes(node.tagName)) return SKIP
      describe(node)
    }
    if (node.type === 'text' && !isMachineText(node.value)) node.value = typographyOf(node.value)
    return undefined
  })
}

function describe(element: Element): void {
  for (const name of ['alt', 'title']) {
    const value = element.properties[name]
    if (typeof value === 'string') element.properties[name] = typographyOf(value)
  }
}
