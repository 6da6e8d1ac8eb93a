import type { ElementContent } from 'hast'
import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { ImageManifest } from '../images/manifest.ts'
import type { ContentComponents } from './content-components.ts'
import { plainComponents } from './plain-components.ts'

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
