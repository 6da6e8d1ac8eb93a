import type { Element } from 'hast'

/** A property of a parsed element as text, undefined when it has none. */
export function textProperty(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name]
  return typeof value === 'string' ? value : undefined
}
