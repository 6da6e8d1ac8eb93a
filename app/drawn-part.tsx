import { createContext, use, useState, type ComponentProps } from 'react'

/** What a page's loaders drew themselves, by name. */
export type DrawnHtml = ReadonlyMap<string, string>

/** On the server only: what stands in this page. */
export const DrawnHtmlContext = createContext<DrawnHtml | undefined>(undefined)

type DrawnPartProps = Omit<ComponentProps<'div'>, 'id' | 'children' | 'dangerouslySetInnerHTML'> & {
  name: string
  /** What `handDrawn` returned. */
  html: string | undefined
}

/** A part that the loader drew (`handDrawn`): the browser takes over what stands in the page. */
export function DrawnPart({ name, html, ...attributes }: DrawnPartProps) {
  const drawn = use(DrawnHtmlContext)
  const [standing] = useState(() => drawn?.get(name) ?? standingIn(name))
  return (
    // oxlint-disable-next-line react/no-danger -- drawn by our own components
    <div {...attributes} id={name} dangerouslySetInnerHTML={{ __html: html ?? standing }} />
  )
}

function standingIn(name: string): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(name)?.innerHTML ?? '')
}
