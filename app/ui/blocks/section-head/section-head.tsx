import type { ReactNode } from 'react'

type SectionHeadProps = { title: ReactNode; id?: string; lead?: ReactNode; children?: ReactNode }

export function SectionHead({ title, id, lead, children }: SectionHeadProps) {
  return (
    <div className={lead ? 'section-head' : 'section-head section-head-row'}>
      <h2 className="d2" id={id}>
        {title}
      </h2>
      {lead ? <p className="lead">{lead}</p> : null}
      {children}
    </div>
  )
}
