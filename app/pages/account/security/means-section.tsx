import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { AccountSection } from '../account-parts.tsx'

type MeansSectionProps = {
  id: string
  title: string
  lead: string
  ways: readonly { to: string; label: string }[]
  note?: string
  children: ReactNode
}

/** Means to sign in: a row for each one there is, and the ways to add another. */
export function MeansSection({ ways, note, children, ...section }: MeansSectionProps) {
  return (
    <AccountSection {...section}>
      {children ? <ul className="account-rows">{children}</ul> : null}
      <div className="account-add row">
        {ways.map(({ to, label }) => (
          <ButtonLink key={to} to={to} look="line" icon="plus">
            {label}
          </ButtonLink>
        ))}
        {note ? <p className="muted small">{note}</p> : null}
      </div>
    </AccountSection>
  )
}
