import type { ReactNode } from 'react'
import type { ChapterId } from './explainer-chapters.ts'

type ExplainerSectionProps = {
  id: ChapterId
  title: ReactNode
  lead: ReactNode
  raised?: boolean
  children: ReactNode
}

export function ExplainerSection({ id, title, lead, raised, children }: ExplainerSectionProps) {
  return (
    <section
      className={raised ? 'tool-section tool-section-raised' : 'tool-section'}
      id={id}
      aria-labelledby={`${id}-titre`}
    >
      <div className="wrap">
        <div className="section-head">
          <h2 className="d3" id={`${id}-titre`}>
            {title}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
