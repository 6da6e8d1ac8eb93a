import { Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { HeadFacts } from './head-facts.ts'

const icons = { mois: 'calendar-days', liste: 'list' } as const

/** The month or the list: two addresses, drawn as the segments they look like. */
export function ViewSwitch({ views }: Pick<HeadFacts, 'views'>) {
  return (
    <nav className="segmented-control calendar-views" aria-label="Affichage">
      {views.map(({ view, label, to, isCurrent }) => (
        <Link key={view} to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
          <span>
            <Icon name={icons[view]} size={17} />
            {label}
          </span>
        </Link>
      ))}
    </nav>
  )
}
