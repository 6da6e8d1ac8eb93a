import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { SentCard } from '#app/ui/blocks/forms/sent-card.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { KeyValueList } from '#app/ui/kit/key-value-list.tsx'
import { proposalPath } from '../calendar/calendar-addresses.ts'
import { competitionPath } from '../competition-addresses.ts'
import type { ShownProposal } from './shown-proposal.ts'

/** In place of the form, once the proposal is with the coaches. */
export function ProposalSent({ sent: { id, title, days, place, state } }: { sent: ShownProposal }) {
  return (
    <SentCard title="Merci, c’est proposé.">
      <p className="lead">Un coach la lit et décide&#8239;; un e-mail vous le dira.</p>
      <KeyValueList
        items={[
          { term: 'Course', value: title },
          { term: 'Date', value: days },
          { term: 'Lieu', value: place },
          { term: 'État', value: state },
        ]}
      />
      <p className="actions">
        <ButtonLink to={calendarPath} size="large">
          Revenir au calendrier
        </ButtonLink>
        <ButtonLink to={competitionPath(id)} look="line" size="large">
          Voir ma proposition
        </ButtonLink>
        <ButtonLink to={proposalPath} look="ghost" size="large">
          En proposer une autre
        </ButtonLink>
      </p>
    </SentCard>
  )
}
