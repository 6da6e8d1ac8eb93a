import { data, redirect } from 'react-router'
import { proposalFields, proposalSchema } from '#app/domain/competitions/forms/proposal-schema.ts'
import { proposeCompetition, readSimilar, listOwnProposals } from '#app/domain/competitions/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { proposalPath } from '../addresses.ts'
import { requireMember } from '../require-member.server.ts'
import type { Route } from './+types/proposal.ts'
import { type ProposalAnswer, shownProposal, seenName } from './proposal-answer.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { viewer } = await requireMember(context)
  const form = await readForm(request)
  const values = textFields(form, proposalFields)
  const again = (status: number, rest: Partial<ProposalAnswer>) =>
    data<ProposalAnswer>(
      { attempt: context.get(requestContext).id, values, problems: [], similar: [], ...rest },
      { status, headers: forThisVisitor },
    )

  const limits = { today: dayInParis(services.clock.now()), mayBePast: false }
  const proposal = proposalSchema(values, limits).safeParse(values)
  if (!proposal.success) return again(422, { problems: problemsOf(proposal.error, proposalFields) })

  const seen = new Set(form.getAll(seenName))
  const similar = await readSimilar(services, viewer, proposal.data)
  if (similar.some(({ id }) => !seen.has(id))) return again(409, { similar: similar.map(shownProposal) })

  const proposed = await proposeCompetition(services, viewer, proposal.data)
  if (!proposed.ok) return again(proposed.status, { problem: proposed.message })
  return redirect(`${proposalPath}?envoyee=${proposed.id}`, { status: 303, headers: noStore })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = await requireMember(context)
  const proposals = await listOwnProposals(context.get(servicesContext), viewer.memberId)
  const own = proposals.map(shownProposal)
  const requested = new URL(request.url).searchParams.get('envoyee')
  return data({ own, sent: own.find(({ id }) => id === requested) }, { headers: forThisVisitor })
}
