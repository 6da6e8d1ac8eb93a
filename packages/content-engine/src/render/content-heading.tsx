import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { use } from 'react'
import type { ComponentProps } from 'react'
import { RenderContext } from './render-context.ts'
import { textProperty } from './text-property.ts'

const LEVELS = [2, 3, 4, 5, 6] as const

export function ContentHeading({ node, children }: ComponentProps<'h2'> & { readonly node?: Element }) {
  const { heading: Heading } = use(RenderContext).components
  const level = LEVELS.find((candidate) => node?.tagName === `h${candidate}`) ?? 2
  return (
    <Heading level={level} id={textProperty(node, 'id')} text={node ? toString(node) : ''}>
      {children}
    </Heading>
  )
}
