import type { ReactNode } from 'react'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

type SectionHeadProps = {
  id: string
  title: ReactNode
  lead?: ReactNode
  /** What stands beside the title. */
  aside?: ReactNode
  isSmall?: boolean | undefined
  headClass?: string | undefined
}

export function SectionHead({ id, title, lead, aside, isSmall, headClass }: SectionHeadProps) {
  return (
    <div className={lead ? (headClass ?? 'section-head') : joinClasses('tool-section-head', headClass)}>
      <h2 className={isSmall ? 'd4' : 'd3'} id={id}>
        {title}
      </h2>
      {lead ? <p className="lead">{lead}</p> : aside}
    </div>
  )
}

type ToolSectionProps = Omit<SectionHeadProps, 'isSmall'> & {
  look?: 'plain' | 'raised' | 'column'
  children: ReactNode
}

export function ToolSection({ look = 'plain', children, ...head }: ToolSectionProps) {
  const content = (
    <>
      <SectionHead {...head} isSmall={look === 'column'} />
      {children}
    </>
  )
  const classes = {
    plain: 'wrap tool-section',
    raised: 'tool-section tool-section-raised',
    column: undefined,
  }
  return (
    <section className={classes[look]} aria-labelledby={head.id}>
      {look === 'raised' ? <div className="wrap">{content}</div> : content}
    </section>
  )
}
