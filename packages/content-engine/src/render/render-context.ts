import type { Element, ElementContent } from 'hast'
import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { ImageManifest } from '../images/manifest.ts'
import type { ContentComponents } from './block-props.ts'
import { plainComponents } from './plain-components.tsx'

/** What the parts of a text need; in a context, so that their component types stay the same between renders. */
export type RenderSettings = {
  readonly components: ContentComponents
  readonly images: ImageManifest
  readonly sizes: string | undefined
  readonly renderNodes: (nodes: readonly ElementContent[]) => ReactNode
}

export const RenderContext = createContext<RenderSettings>({
  components: plainComponents,
  images: {},
  sizes: undefined,
  renderNodes: () => null,
})

/** A property of a parsed element as text, undefined when it has none. */
export function textProperty(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name]
  return typeof value === 'string' ? value : undefined
}
