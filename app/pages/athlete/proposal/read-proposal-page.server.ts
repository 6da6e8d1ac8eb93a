import { data, type RouterContextProvider } from 'react-router'
import { listOwnProposals } from '#app/domain/competitions/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/visitor-headers.ts'
import { readAsker } from '../read-asker.server.ts'
import { shownProposal } from './shown-proposal.ts'

export async function readProposalPage(request: Request, context: Readonly<RouterContextProvider>) {
  const { viewer } = await readAsker(context)
  const proposals = await listOwnProposals(context.get(servicesContext), viewer.memberId)
  const own = proposals.map(shownProposal)
  const asked = new URL(request.url).searchParams.get('envoyee')
  return data({ own, sent: own.find(({ id }) => id === asked) }, { headers: forThisVisitor })
}
