import type { ReactNode } from 'react'

type SubscriptionSectionProps = { id: string; title: string; lead: ReactNode; children: ReactNode }

export function SubscriptionSection({ id, title, lead, children }: SubscriptionSectionProps) {
  return (
    <section className="subscription-section" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 className="d4" id={`${id}-title`}>
          {title}
        </h2>
        <p className="muted">{lead}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
