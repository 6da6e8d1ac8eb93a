import type { Element, ElementContent } from 'hast'
import { createContext, type ReactNode } from 'react'
import type { ImageManifest } from '../images/manifest.ts'
import type { ContentComponents } from './block-props.ts'
import { plainComponents } from './plain-components.tsx'

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

export function textProperty(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name]
  return typeof value === 'string' ? value : undefined
}
