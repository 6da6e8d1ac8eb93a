import type { ReactNode } from 'react'
import type { ShownPhoto } from '#app/domain/photos/photo.ts'
import type { LineArtName } from '#app/ui/art/drawings/frames.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { Photo } from '../photo/photo.tsx'

type PageHeadProps = {
  tag: string
  title: ReactNode
  lead: ReactNode
  art: LineArtName
  /** Under the lines; they stand alone without one. */
  photo?: ShownPhoto | undefined
  actions?: ReactNode
  className?: string
}

export function PageHead({ tag, title, lead, art, photo, actions, className }: PageHeadProps) {
  return (
    <section className={joinClasses('page-head scene', className)}>
      <div className="wrap page-head-text">
        <p className="tag">{tag}</p>
        <h1 className="d1">{title}</h1>
        <p className="lead">{lead}</p>
        {actions ? <p className="actions">{actions}</p> : null}
      </div>
      {photo ? <Photo photo={photo} className="page-head-photo" line={art} isFirst /> : null}
      {photo ? null : <LineArt name={art} className="page-head-art" />}
    </section>
  )
}
