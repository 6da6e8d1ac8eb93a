import type { ComponentProps, ReactNode } from 'react'

type ActBarProps = ComponentProps<'aside'> & { price: string; detail: ReactNode }

/** On a narrow window: a page's price and its one button at the thumb. The last part of its page, where it keeps its place. */
export function ActBar({ price, detail, children, ...attributes }: ActBarProps) {
  return (
    <aside className="act-bar" aria-label="Prix" {...attributes}>
      <p>
        <b className="num">{price}</b>
        <small className="muted smaller">{detail}</small>
      </p>
      {children}
    </aside>
  )
}
