import { data, href, redirect, type RouterContextProvider } from 'react-router'
import type { ActProblem } from '#app/domain/members/rules.ts'
import {
  endMembership,
  inviteMember,
  reactivateMember,
  resetSecondFactor,
  suspendMember,
  type ActOutcome,
  type Member,
} from '#app/domain/members/store.server.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { requireAdmin } from '../require-admin.server.ts'
import { isActName, type ActName } from './acts.ts'
import { memberAt } from './read-member.server.ts'

type Asking = Awaited<ReturnType<typeof requireAdmin>>

export async function doAct(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { member: id, act }: { member: string; act: string },
) {
  const asking = await requireAdmin(context)
  const member = await memberAt(request, asking, id)
  if (!isActName(act)) throw pageNotFound(request)
  const outcome = await outcomeOf(act, asking, member)
  if (outcome === 'unknown') throw pageNotFound(request)
  if (outcome !== 'done')
    return data<{ problem: ActProblem }>({ problem: outcome }, { status: 409, headers: forThisVisitor })
  const page = href('/admin/athletes/:member', { member: member.userId })
  return redirect(`${page}?fait=${act === 'inviter-encore' ? 'invitation' : act}`, { status: 303 })
}

async function outcomeOf(act: ActName, { services, actor }: Asking, member: Member): Promise<ActOutcome> {
  const on = { userId: member.userId, actor }
  switch (act) {
    case 'suspendre':
      return suspendMember(services, on)
    case 'retablir':
      return reactivateMember(services, on)
    case 'terminer':
      return endMembership(services, on)
    case 'second-facteur':
      return resetSecondFactor(services, on)
    case 'inviter-encore': {
      const { outcome } = await inviteMember(services, member, actor)
      return outcome === 'already-member' ? 'not-now' : 'done'
    }
  }
}
