import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { athletePath } from '#app/ui/blocks/navigation.ts'
import { Breadcrumb } from '#app/ui/kit/breadcrumb.tsx'
import { proposalPath } from '../calendar/calendar-addresses.ts'
import type { Route } from './+types/proposal.ts'
import { OwnProposals } from './own-proposals.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { ProposalSent } from './proposal-sent.tsx'
import { proposalSheet } from './proposal-sheet.ts'
import { readProposalPage } from './read-proposal-page.server.ts'
import { receiveProposal } from './receive-proposal.server.ts'
import { WhatComesNext } from './what-comes-next.tsx'

export const handle: PageHandle = { hasContactForm: false }

export const links: Route.LinksFunction = proposalSheet

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.sent ? 'Course proposée' : 'Proposer une course',
    description: 'Proposer une course au calendrier du club.',
    path: proposalPath,
    isHidden: true,
  })

export function loader({ request, context }: Route.LoaderArgs) {
  return readProposalPage(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveProposal(request, context)
}

export default function ProposalPage({ loaderData: { sent, own }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap proposal">
      <Breadcrumb
        steps={[
          { label: 'Espace athlète', to: athletePath },
          { label: 'Calendrier', to: calendarPath },
          { label: 'Proposer' },
        ]}
      />
      <header className="proposal-head">
        <h1 className="d2">Proposer une course</h1>
        <p className="lead">
          Une course vous tente et n’est pas au calendrier&#8239;? Dites-nous l’essentiel, un coach l’y
          ajoute.
        </p>
      </header>
      <div className="form-and-aside">
        {sent ? <ProposalSent sent={sent} /> : <ProposalForm again={actionData} />}
        <aside className="form-aside" aria-label="La suite">
          <WhatComesNext isSent={sent !== undefined} />
          <OwnProposals own={own} />
        </aside>
      </div>
    </div>
  )
}
