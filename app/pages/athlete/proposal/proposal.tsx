import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { SentCard } from '#app/ui/blocks/forms/sent-card.tsx'
import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { StepsLine } from '#app/ui/kit/lists/steps-line.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { proposalPath, competitionPath } from '../addresses.ts'
import { AreaBreadcrumb, TitledSection } from '../area.tsx'
import type { Route } from './+types/proposal.ts'
import type { ShownProposal } from './proposal-answer.ts'
import { ProposalForm } from './proposal-form.tsx'
import stylesheet from './proposal.css?url'

export { loader, action } from './proposal.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.sent ? 'Course proposée' : 'Proposer une course',
    description: 'Proposer une course au calendrier du club.',
    path: proposalPath,
    isHidden: true,
  })

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function ProposalPage({ loaderData: { sent, own }, actionData }: Route.ComponentProps) {
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  return (
    <div className="wrap proposal">
      <AreaBreadcrumb here="Proposer" />
      <header className="area-head stack">
        <h1 className="d2">Proposer une course</h1>
        <p className="lead">
          Une course vous tente et n’est pas au calendrier&#8239;? Dites-nous l’essentiel, un coach l’y
          ajoute.
        </p>
      </header>
      <UnreachedNote />
      <div className="form-and-aside">
        {sent ? <ProposalSent sent={sent} /> : <ProposalForm again={answer} cutOff={cutOff} />}
        <aside className="form-aside" aria-label="La suite">
          <WhatComesNext isSent={sent !== undefined} />
          <OwnProposals own={own} />
        </aside>
      </div>
    </div>
  )
}

function WhatComesNext({ isSent }: { isSent: boolean }) {
  return (
    <TitledSection id="what-comes-next" title="Et ensuite&#8239;?">
      <StepsLine
        className="aside-steps"
        steps={[
          {
            title: 'Tout de suite',
            text: 'Les coachs reçoivent votre proposition par e-mail. Eux et vous seuls la voyez.',
            done: isSent,
          },
          { title: 'Un coach décide', text: 'Elle est acceptée ou non, et un e-mail vous le dit.' },
          { title: 'Au calendrier', text: 'Tout le club la voit et peut répondre\u202f; vous aussi.' },
        ]}
      />
    </TitledSection>
  )
}

function OwnProposals({ own }: { own: readonly ShownProposal[] }) {
  if (own.length === 0) return null
  return (
    <TitledSection id="own-proposals" title="Vos propositions">
      <ul className="proposal-own">
        {own.map(({ id, title, days, place, status, state }) => (
          <li key={id} className="stack">
            <TextLink to={competitionPath(id)}>{title}</TextLink>
            <span className="muted small">
              {days} · {place}
            </span>
            <Badge tone={status === 'proposed' ? 'info' : 'neutral'}>{state}</Badge>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function ProposalSent({ sent: { id, title, days, place, state } }: { sent: ShownProposal }) {
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
