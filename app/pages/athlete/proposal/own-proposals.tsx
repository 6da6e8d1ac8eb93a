import { Badge } from '#app/ui/kit/badge.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { competitionPath } from '../competition-addresses.ts'
import type { ShownProposal } from './shown-proposal.ts'

/** What the member has proposed that is not in the calendar; nothing when there is none. */
export function OwnProposals({ own }: { own: readonly ShownProposal[] }) {
  if (own.length === 0) return null
  return (
    <section aria-labelledby="own-proposals">
      <h2 className="d4" id="own-proposals">
        Vos propositions
      </h2>
      <ul className="proposal-own">
        {own.map(({ id, title, days, place, status, state }) => (
          <li key={id}>
            <TextLink to={competitionPath(id)}>{title}</TextLink>
            <span className="muted">
              {days} · {place}
            </span>
            <Badge tone={status === 'proposed' ? 'info' : 'neutral'}>{state}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
