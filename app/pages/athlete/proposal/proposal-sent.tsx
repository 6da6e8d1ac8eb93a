import { calendarPath } from '../../../domain/competitions/calendar/calendar-entry.ts'
import { LineArt } from '../../../ui/art/line-art.tsx'
import { DoneMark } from '../../../ui/blocks/forms/done-mark.tsx'
import { useFocusOnMount } from '../../../ui/blocks/forms/use-focus-on-mount.ts'
import { ButtonLink } from '../../../ui/kit/button-link.tsx'
import { Card } from '../../../ui/kit/card.tsx'
import { KeyValueList } from '../../../ui/kit/key-value-list.tsx'
import { proposalPath } from '../calendar/calendar-addresses.ts'
import { competitionPath } from '../competition-addresses.ts'
import type { ShownProposal } from './shown-proposal.ts'

/** In place of the form, once the proposal is with the coaches. */
export function ProposalSent({ sent: { id, title, days, place, state } }: { sent: ShownProposal }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <Card as="section" className="proposal-sent" aria-labelledby="proposal-sent-title">
      <LineArt name="message-sent" className="proposal-sent-art" />
      <div className="proposal-sent-text">
        <DoneMark />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself */}
        <h2 className="d2" id="proposal-sent-title" tabIndex={-1} ref={heading} autoFocus>
          Merci, c’est proposé.
        </h2>
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
      </div>
    </Card>
  )
}
