import type { ElementContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { ImageManifest } from '../images/manifest.ts'
import type { Body } from '../markdown/parse-markdown.ts'
import type { ContentComponents } from './block-props.ts'
import {
  ContentBlock,
  ContentHeading,
  ContentLink,
  ContentPicture,
  ContentTable,
  RenderContext,
} from './content-parts.tsx'

export type * from './block-props.ts'

const PARTS = {
  div: ContentBlock,
  h2: ContentHeading,
  h3: ContentHeading,
  h4: ContentHeading,
  h5: ContentHeading,
  h6: ContentHeading,
  a: ContentLink,
  img: ContentPicture,
  table: ContentTable,
}

export type RenderOptions = {
  readonly components: ContentComponents
  readonly images?: ImageManifest
  readonly sizes?: string
}

/** A document's text as React elements, each block drawn by the component given for it. */
export function renderBody(body: Body, { components, images = {}, sizes }: RenderOptions): ReactNode {
  const settings = { components, images, sizes, renderNodes }
  return <RenderContext value={settings}>{renderNodes(body.root.children)}</RenderContext>
}

function renderNodes(nodes: Body['root']['children'] | readonly ElementContent[]): ReactNode {
  return toJsxRuntime(
    { type: 'root', children: [...nodes] },
    { Fragment, jsx, jsxs, components: PARTS, passNode: true, ignoreInvalidStyle: true },
  )
}
