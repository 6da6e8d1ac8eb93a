import type { Element } from 'hast'
import { use } from 'react'
import type { ComponentProps } from 'react'
import { RenderContext } from './render-context.ts'

/** Links of the text; those between a note and its call keep their own attributes. */
export function ContentLink({ node, ...props }: ComponentProps<'a'> & { readonly node?: Element }) {
  const { link: Link } = use(RenderContext).components
  const isFootnote =
    node?.properties.dataFootnoteRef !== undefined || node?.properties.dataFootnoteBackref !== undefined
  if (isFootnote) return <a {...props}>{props.children}</a>
  return <Link href={props.href ?? ''}>{props.children}</Link>
}
