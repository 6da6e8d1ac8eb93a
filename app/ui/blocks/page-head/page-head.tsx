import type { ReactNode } from 'react'
import type { LineArtName } from '#app/ui/art/drawings/frames.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

type PageHeadProps = {
  tag: string
  title: ReactNode
  lead: ReactNode
  art: LineArtName
  actions?: ReactNode
  className?: string
}

export function PageHead({ tag, title, lead, art, actions, className }: PageHeadProps) {
  return (
    <section className={joinClasses('page-head scene', className)}>
      <LineArt name={art} className="page-head-art" />
      <div className="wrap page-head-text">
        <p className="tag">{tag}</p>
        <h1 className="d1">{title}</h1>
        <p className="lead">{lead}</p>
        {actions ? <p className="actions">{actions}</p> : null}
      </div>
    </section>
  )
}
