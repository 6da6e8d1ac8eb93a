import type { ReactNode } from 'react'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

type SectionHeadProps = {
  id: string
  title: ReactNode
  isSmall?: boolean
  className?: string
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
