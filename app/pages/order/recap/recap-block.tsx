import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/kit/text-link.tsx'

type RecapBlockProps = { title: string; to: string; children: ReactNode }

/** Something that was answered, and the link that changes it. */
export function RecapBlock({ title, to, children }: RecapBlockProps) {
  return (
    <div className="order-block">
      <div className="order-block-head">
        <h2>{title}</h2>
        <TextLink to={to}>
          Modifier<span className="vh">&nbsp;: {title}</span>
        </TextLink>
      </div>
      {children}
    </div>
  )
}
