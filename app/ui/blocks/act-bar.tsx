import type { ComponentProps, ReactNode } from 'react'

type ActBarProps = ComponentProps<'aside'> & { figure: ReactNode; detail: ReactNode }

/** On a narrow window: a page's price (or a tool's result) and its one button at the thumb. The last part of its page, where it keeps its place. */
export function ActBar({ figure, detail, children, ...attributes }: ActBarProps) {
  return (
    <aside className="act-bar" aria-label="Prix" {...attributes}>
      <p>
        <b className="num">{figure}</b>
        <small className="muted smaller">{detail}</small>
      </p>
      {children}
    </aside>
  )
}
