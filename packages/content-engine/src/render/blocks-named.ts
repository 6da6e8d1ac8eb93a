import type { Element } from 'hast'

/** The blocks of one name directly inside an element. */
export function blocksNamed(element: Element, name: string): readonly Element[] {
  return element.children.filter(
    (child): child is Element => child.type === 'element' && child.properties.dataBlock === name,
  )
}
