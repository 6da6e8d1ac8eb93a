import type { ReactNode } from 'react'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

type SectionHeadProps = {
  /** Of the heading, which names its section. */
  id: string
  title: ReactNode
  /** A section beside another one. */
  isSmall?: boolean
  className?: string
  /** Beside the heading: a remark, a choice. */
  children?: ReactNode
}

export function SectionHead({ id, title, isSmall, className, children }: SectionHeadProps) {
  return (
    <div className={joinClasses('tool-section-head', className)}>
      <h2 className={isSmall ? 'd4' : 'd3'} id={id}>
        {title}
      </h2>
      {children}
    </div>
  )
}

type LeadHeadProps = { id: string; title: ReactNode; lead: ReactNode; className?: string }

/** The head of a section with a lead of its own. */
export function LeadHead({ id, title, lead, className = 'section-head' }: LeadHeadProps) {
  return (
    <div className={className}>
      <h2 className="d3" id={id}>
        {title}
      </h2>
      <p className="lead">{lead}</p>
    </div>
  )
}
