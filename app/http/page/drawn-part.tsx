import { createContext, use, useState, type ComponentProps } from 'react'

export const DrawnNamesContext = createContext<ReadonlySet<string> | undefined>(undefined)

type DrawnPartProps = Omit<ComponentProps<'div'>, 'id' | 'children' | 'dangerouslySetInnerHTML'> & {
  name: string
  html: string | undefined
}

export function DrawnPart({ name, html, ...attributes }: DrawnPartProps) {
  const isDrawn = use(DrawnNamesContext)?.has(name) ?? false
  const [standing] = useState(() => standingIn(name))
  if (isDrawn)
    return (
      <div {...attributes} id={name}>
        <template data-html={name} />
      </div>
    )
  return (
    // oxlint-disable-next-line react/no-danger -- drawn by our own components
    <div {...attributes} id={name} dangerouslySetInnerHTML={{ __html: html ?? standing }} />
  )
}

function standingIn(name: string): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(name)?.innerHTML ?? '')
}
