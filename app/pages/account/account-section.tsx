import type { ReactNode } from 'react'

type AccountSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section className="account-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="account-section-head">
        <h2 className="d4" id={`${id}-title`}>
          {title}
        </h2>
        {lead ? <p className="muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}
